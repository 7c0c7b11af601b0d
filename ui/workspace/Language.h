#pragma once

#include <QString>
#include <QTranslator>

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

/// The language of all texts. A change reaches every widget as QEvent::LanguageChange.
class Language {
public:
    Language() = default;
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
    ~Language();

    /// A code of the language table; any other: the system's if a translation for it was proof-read, else
    /// English.
    void use(const QString& code);
    QString code() const { return m_code; }

private:
    QString m_code; ///< empty until one is chosen: English has a translation too, of plurals
    QTranslator m_program;
    QTranslator m_qt;
};

} // namespace sinew
