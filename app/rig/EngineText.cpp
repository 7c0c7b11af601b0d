#include "app/rig/EngineText.h"

#include <QCoreApplication>

namespace sinew {
namespace {

/// Empty: the edit of this joint needs no line.
QString engineLine(SkeletonEditKind kind, const EditedJoint& edited) {
    const QString joint = QString::fromStdString(edited.joint);
    const QString other = QString::fromStdString(edited.other);
    switch (kind) {
    case SkeletonEditKind::Delete:
        return QCoreApplication::translate("EngineText", "%1 is removed").arg(joint);
    case SkeletonEditKind::Rename:
        return QCoreApplication::translate("EngineText", "%1 becomes %2").arg(joint, other);
    case SkeletonEditKind::Add:
        return other.isEmpty()
                   ? QCoreApplication::translate("EngineText", "%1 is new, above all").arg(joint)
                   : QCoreApplication::translate("EngineText", "%1 is new, below %2").arg(joint, other);
    default:
        return {};
    }
}

} // namespace

QStringList engineLines(const EngineScene& changed) {
    QStringList lines;
    for (const SkeletonEdit& step : changed.steps) {
        for (const EditedJoint& joint : step.joints) {
            if (const QString line = engineLine(step.kind, joint); !line.isEmpty()) {
                lines << line;
            }
        }
    }
    for (const std::string& joint : changed.nameless) {
        lines << QCoreApplication::translate("EngineText",
                                             "%1 keeps its name: the convention has none for it")
                     .arg(QString::fromStdString(joint));
    }
    for (const std::string& joint : changed.boneless) {
        lines << QCoreApplication::translate("EngineText", "%1 gets no twist joints: it has no bone")
                     .arg(QString::fromStdString(joint));
    }
    if (changed.noLimbs) {
        lines << QCoreApplication::translate("EngineText",
                                             "No twist joints: no joint is named as an arm or a leg");
    }
    return lines;
}

} // namespace sinew
