#include "app/text/ProgramLocale.h"

#include <QLocale>

#include <clocale>

namespace sinew {

void keepNumbersPlain() {
    std::setlocale(LC_NUMERIC, "C");
}

void useCommandLineLocale() {
    keepNumbersPlain();
    std::setlocale(LC_MESSAGES, "C");
    QLocale::setDefault(QLocale::c());
}

} // namespace sinew
