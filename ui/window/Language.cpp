#include "ui/window/Language.h"

#include "ui/workspace/LanguageTable.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace sinew {
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
