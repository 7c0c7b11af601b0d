#include "app/text/Texts.h"

#include "app/text/Numbers.h"
#include "core/geometry/Solid.h"

#include <QCoreApplication>

namespace sinew {

QString errorText(const Error& error) {
    return QString::fromStdString(errorWords(error));
}

QString stageText(Stage stage) {
    return QString::fromStdString(stageWords(stage));
}

QString stageText(Stage stage, double residual) {
    return residual < 0.0 ? stageText(stage)
                          : QCoreApplication::translate("StageText", "%1, residual %2")
                                .arg(stageText(stage), smallText(residual));
}

QString solidText(const Solid& solid, double metersPerUnit) {
    const auto length = [metersPerUnit](double units) {
        return QString::fromStdString(lengthText(units * metersPerUnit, metersPerUnit));
    };
    const QString width = length(widthOf(solid));
    switch (solid.shape) {
    case SolidShape::Point:
        return QCoreApplication::translate("SolidText", "point");
    case SolidShape::Sphere:
        return QCoreApplication::translate("SolidText", "sphere, %1").arg(width);
    case SolidShape::Capsule:
        return QCoreApplication::translate("SolidText", "capsule, %1 by %2")
            .arg(width, length(lengthOf(solid)));
    case SolidShape::Box:
        break;
    }
    return QCoreApplication::translate("SolidText", "box, %1").arg(width);
}

} // namespace sinew
