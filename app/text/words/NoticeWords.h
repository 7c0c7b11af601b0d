#pragma once

#include "app/text/tables/TextTables.h"

#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// What a user reads for a notice, its lengths in the scene's unit. One line.
std::string noticeWords(const Notice& notice, double metersPerUnit = 1.0);

/// Its name that never changes with language or release, for reports.
std::string noticeName(NoticeCode code);

NoticeTraits noticeTraits(NoticeCode code);

inline Severity severityOf(NoticeCode code) {
    return noticeTraits(code).severity;
}
inline bool isLeak(NoticeCode code) {
    return noticeTraits(code).kind == NoticeKind::Leak;
}
inline bool isLoss(NoticeCode code) {
    return noticeTraits(code).kind == NoticeKind::Loss;
}
inline bool isLostWork(NoticeCode code) {
    return noticeTraits(code).kind == NoticeKind::LostWork;
}

/// The text of a key in a table; null: it has none. O(#table).
const char* textOf(std::span<const KeyedText> table, std::string_view key);

/// A key word of the core ("root": why a joint is no source) in plain words; other words as they are.
std::string argumentWord(const std::string& word);

/// What a user reads for "kind:count" of things that a conversion leaves behind: "2 cameras". A kind without
/// a text is returned as it is.
std::string contentWords(const std::string& kindAndCount);

} // namespace sinew
