#include "ui/flow/weights/WorkEnds.h"

#include <QCoreApplication>

namespace sinew {

QString workCanceled(const QString& name) {
    return QCoreApplication::translate("WorkEnds", "%1 canceled. Nothing changed.").arg(name);
}

QString workDropped(const QString& name) {
    return QCoreApplication::translate("WorkEnds",
                                       "%1 canceled, because the weights changed while it ran. Run it again.")
        .arg(name);
}

} // namespace sinew
