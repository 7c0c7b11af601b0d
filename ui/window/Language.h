#pragma once

#include <QString>
#include <QTranslator>

namespace sinew {

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
