#include "app/export/DeformerLoss.h"
#include "app/export/ExportJob.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

QString deformerText(const char* text) {
    return QCoreApplication::translate("DeformerText", text);
}

/// What the target computes.
QString targetText(const ExportTarget& target) {
    if (target.gltf) {
        return deformerText(QT_TRANSLATE_NOOP("DeformerText", "glTF deforms by linear blending, by its "
                                                              "specification."));
    }
    switch (target.profile) {
    case EngineProfile::Unreal:
        return deformerText(QT_TRANSLATE_NOOP(
            "DeformerText", "Unreal deforms by linear blending with 8 influences (12 if its project says "
                            "so); dual quaternions need a deformer graph or a plugin."));
    case EngineProfile::Blender:
        return deformerText(QT_TRANSLATE_NOOP(
            "DeformerText", "Blender deforms by linear blending, or by dual quaternions with \"Preserve "
                            "Volume\" ticked on the Armature modifier."));
    default:
        return fillText(deformerText(QT_TRANSLATE_NOOP(
                            "DeformerText", "%1 deforms by linear blending alone, with 4 influences.")),
                        {engineName(target.profile)});
    }
}

/// What of the character's deformation the target cannot compute; empty: nothing.
QString lostText(const ExportTarget& target, const DeformSettings& settings) {
    if (settings.implicit) {
        return deformerText(QT_TRANSLATE_NOOP("DeformerText", "Implicit skinning does not survive"));
    }
    if (survivingDeformer(target, settings.deformer) == settings.deformer) {
        return {};
    }
    switch (settings.deformer) {
    case Deformer::CentersOfRotation:
        return deformerText(QT_TRANSLATE_NOOP("DeformerText", "Centres of rotation do not survive"));
    case Deformer::Blended:
        return deformerText(
            QT_TRANSLATE_NOOP("DeformerText", "The mix of linear and dual quaternions does not survive"));
    default:
        return deformerText(QT_TRANSLATE_NOOP("DeformerText", "Dual quaternions do not survive"));
    }
}

QString centimetres(double meters) {
    const double value = 100.0 * meters;
    return decimalText(value, value < 1.0 ? 2 : 1);
}

} // namespace

QString deformerFateText(const ExportTarget& target, const DeformSettings& settings) {
    const QString lost = lostText(target, settings);
    const QString text = targetText(target);
    return lost.isEmpty() ? text
                          : text + QLatin1Char(' ') +
                                fillText(deformerText(QT_TRANSLATE_NOOP(
                                             "DeformerText",
                                             "%1: bake it as corrective shapes, or accept the difference.")),
                                         {lost});
}

QString deformerLossText(const DeformerLoss& loss) {
    constexpr double nothing = 5e-5; // rounds to 0.00 cm
    const QString pose =
        loss.showingPose
            ? deformerText(QT_TRANSLATE_NOOP("DeformerText",
                                             "in a made-up pose, since the character stands as it was bound: "
                                             "pose it to see your own"))
            : deformerText(QT_TRANSLATE_NOOP("DeformerText", "in this pose"));
    if (loss.largest < nothing) {
        return fillText(deformerText(QT_TRANSLATE_NOOP("DeformerText", "No difference %1.")), {pose});
    }
    const double share = loss.height > 0.0 ? 100.0 * loss.largest / loss.height : 0.0;
    return fillText(
        deformerText(QT_TRANSLATE_NOOP("DeformerText", "Largest difference %1 cm (%2 % of the "
                                                       "height), mean %3 cm, %4.")),
        {centimetres(loss.largest), decimalText(share, share < 1.0 ? 2 : 1), centimetres(loss.mean), pose});
}

} // namespace sinew
