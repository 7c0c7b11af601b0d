#pragma once

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

} // namespace sinew
