#include "ui/workspace/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::array kLanguages{
    LanguageRow{"en", "English", false}, LanguageRow{"de", "Deutsch", false},
    LanguageRow{"fr", "Français", true}, LanguageRow{"es", "Español", true},
    LanguageRow{"ja", "日本語", true},   LanguageRow{"zh_CN", "简体中文", true},
};

} // namespace

std::span<const LanguageRow> languageTable() {
    return kLanguages;
}

const LanguageRow* languageOf(const QString& code) {
    const auto row =
        std::ranges::find_if(kLanguages, [&](const LanguageRow& each) { return code == each.code; });
    return row == kLanguages.end() ? nullptr : &*row;
}

QString languageName(const LanguageRow& row) {
    const QString name = QString::fromUtf8(row.name);
    return row.draft ? QCoreApplication::translate("LanguageTable", "%1 (draft)").arg(name) : name;
}

namespace {

/// Drafts have to be asked for.
QString systemLanguage() {
    const QLocale system = QLocale::system();
    for (const LanguageRow& row : languageTable()) {
        const QLocale own(row.code);
        if (!row.draft && own.language() == system.language() && own.script() == system.script()) {
            return row.code;
        }
    }
    return languageTable().front().code;
}

} // namespace

Language::~Language() {
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
}

void Language::use(const QString& code) {
    const QString wanted = languageOf(code) != nullptr ? code : systemLanguage();
    if (wanted == m_code) {
        return;
    }
    m_code = wanted;
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(QLocale(wanted));
    // English is the source; what Qt itself says is there when the machine has its translations.
    if (m_qt.load("qtbase_" + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qt);
    }
    if (m_program.load(":/i18n/sinew_" + wanted + ".qm")) {
        QCoreApplication::installTranslator(&m_program);
    }
}

} // namespace sinew
