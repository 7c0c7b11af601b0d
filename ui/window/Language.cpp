#include "ui/window/Language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace sinew {

Language::~Language() {
    QCoreApplication::removeTranslator(&m_program);
    QCoreApplication::removeTranslator(&m_qt);
}

void Language::use(const QString& code) {
    QString wanted = code;
    if (wanted.isEmpty()) {
        wanted = QLocale::system().language() == QLocale::German ? "de" : "en";
    }
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
