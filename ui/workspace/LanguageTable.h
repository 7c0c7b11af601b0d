#pragma once

#include <QString>

#include <span>

namespace sinew {

/// A language of the texts. Its translation is translations/sinew_CODE.ts.
struct LanguageRow {
    const char* code; ///< as QLocale reads it: "de", "zh_CN"
    const char* name; ///< in the language itself, UTF-8
    bool draft;       ///< complete, but nobody has proof-read it
};

/// English, the texts' own language, is the first.
std::span<const LanguageRow> languageTable();

/// Null where there is none.
const LanguageRow* languageOf(const QString& code);

/// What users see in a list: "Deutsch", "Français (draft)".
QString languageName(const LanguageRow& row);

} // namespace sinew
