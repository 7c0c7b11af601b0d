#include "app/text/FitText.h"

#include "app/text/Numbers.h"

#include <QCoreApplication>
#include <QStringList>

namespace sinew {

QString fitText(std::span<const std::string> fit, double metersPerUnit) {
    const auto say = [](const char* text) { return QCoreApplication::translate("NoticeText", text); };
    const auto number = [&](std::size_t i) { return coordinateText(fit[i], metersPerUnit); };
    const auto moved = [&](std::size_t i) {
        bool read = false;
        return QString::fromStdString(fit[i]).toDouble(&read) != 0.0 || !read;
    };
    QStringList steps;
    if (fit[0] != "1") {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "scaled by %1")).arg(numberAsWritten(fit[0]));
    }
    if (fit[1] != "Y") {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "turned from %1 up to Y up"))
                     .arg(QString::fromStdString(fit[1]));
    }
    if (fit[2] != "0") {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "turned by %1 degrees about the vertical axis"))
                     .arg(QString::fromStdString(fit[2]));
    }
    if (moved(3) || moved(4) || moved(5)) {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "moved by (%1, %2, %3)"))
                     .arg(number(3), number(4), number(5));
    }
    return steps.isEmpty() ? say(QT_TRANSLATE_NOOP("NoticeText", "without a change"))
                           : steps.join(QStringLiteral(", "));
}

} // namespace sinew
