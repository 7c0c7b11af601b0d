#pragma once

#include "app/text/NoticeText.h"
#include "core/base/Error.h"

#include <span>

namespace sinew {

/// What a user reads for a code: untranslated, in the context "ErrorText"; %1 and on are the arguments.
struct ErrorEntry {
    ErrorCode code;
    const char* text;
    const char* otherText = nullptr; ///< of some errors with other arguments
};

/// About files: reading, writing, projects, batches.
std::span<const ErrorEntry> fileErrors();
/// About binding: settings, rules, regions, handles and cages.
std::span<const ErrorEntry> bindErrors();
/// About weights: layers, transfer, weights as files.
std::span<const ErrorEntry> weightErrors();
/// About skeletons: their joints, and templates that are fitted.
std::span<const ErrorEntry> skeletonErrors();

/// What a user reads for a code: untranslated, in the context "NoticeText". %1 subject, %2 count, %3 and on
/// the arguments. "(s)" and the like go or stay with the count: pluralText.
struct NoticeEntry {
    NoticeCode code;
    const char* name; ///< never changes, for reports
    NoticeTraits traits;
    const char* text;
    const char* otherText = nullptr; ///< of some notices with other numbers
};

/// About a file that was read.
std::span<const NoticeEntry> readNotices();
/// About a bind and what it works on.
std::span<const NoticeEntry> bindNotices();
/// About a file that was written, and what is lost on the way.
std::span<const NoticeEntry> writeNotices();

} // namespace sinew
