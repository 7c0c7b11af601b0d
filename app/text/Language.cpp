#include "app/text/tables/Language.h"

#include <QCoreApplication>
#include <QLocale>

namespace sinew {

std::string translated(const char* context, const char* text, int count) {
    return QCoreApplication::translate(context, text, nullptr, count).toStdString();
}

std::string languageTag() {
    return QLocale().bcp47Name().toStdString();
}

std::string decimalPoint() {
    return QLocale().decimalPoint().toStdString();
}

std::string groupedNumber(std::size_t count) {
    return QLocale().toString(static_cast<qulonglong>(count)).toStdString();
}

bool inWindow() {
    const QCoreApplication* application = QCoreApplication::instance();
    return application != nullptr && application->inherits("QApplication");
}

} // namespace sinew
