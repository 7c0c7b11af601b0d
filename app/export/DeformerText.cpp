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
        return deformerText(QT_TRANSLATE_NOOP(
            "DeformerText", "glTF uses classic linear skinning, as its specification requires."));
    }
    switch (target.profile) {
    case EngineProfile::Unreal:
        return deformerText(QT_TRANSLATE_NOOP(
            "DeformerText", "Unreal uses classic linear skinning with 8 influences (12 if set in the "
                            "project); dual quaternion skinning needs a deformer graph or a plugin."));
    case EngineProfile::Blender:
        return deformerText(QT_TRANSLATE_NOOP("DeformerText",
                                              "Blender uses classic linear skinning, or dual quaternion "
                                              "skinning with \"Preserve Volume\" on the Armature modifier."));
    default:
        return fillText(deformerText(QT_TRANSLATE_NOOP(
                            "DeformerText", "%1 uses classic linear skinning only, with 4 influences.")),
                        {engineName(target.profile)});
    }
}

/// What of the character's deformation the target cannot compute; empty: nothing.
QString lostText(const ExportTarget& target, const DeformSettings& settings) {
    if (settings.implicit) {
        return deformerText(QT_TRANSLATE_NOOP("DeformerText", "Implicit skinning cannot be exported"));
    }
    if (survivingDeformer(target, settings.deformer) == settings.deformer) {
        return {};
    }
    switch (settings.deformer) {
    case Deformer::CentersOfRotation:
        return deformerText(QT_TRANSLATE_NOOP("DeformerText", "Centres of rotation cannot be exported"));
    case Deformer::Blended:
        return deformerText(QT_TRANSLATE_NOOP("DeformerText", "Weight blended skinning cannot be exported"));
    default:
        return deformerText(QT_TRANSLATE_NOOP("DeformerText", "Dual quaternion skinning cannot be exported"));
    }
}

} // namespace

QString deformerFateText(const ExportTarget& target, const DeformSettings& settings) {
    const QString lost = lostText(target, settings);
    const QString text = targetText(target);
    return lost.isEmpty()
               ? text
               : text + QLatin1Char(' ') +
                     fillText(
                         deformerText(QT_TRANSLATE_NOOP(
                             "DeformerText",
                             "%1: the character bends differently there; the next line says by how much.")),
                         {lost});
}

QString deformerLossText(const DeformerLoss& loss) {
    constexpr double nothing = 5e-5; // a twentieth of a millimetre
    const QString pose =
        loss.showingPose
            ? deformerText(QT_TRANSLATE_NOOP(
                  "DeformerText",
                  "in a sample pose, because the character is in its bind pose: pose it to measure another"))
            : deformerText(QT_TRANSLATE_NOOP("DeformerText", "in this pose"));
    if (loss.largest < nothing) {
        return fillText(deformerText(QT_TRANSLATE_NOOP("DeformerText", "No difference %1.")), {pose});
    }
    const auto length = [&](double meters) {
        return QString::fromStdString(lengthText(meters, loss.metersPerUnit));
    };
    const double ofHeight = loss.height > 0.0 ? loss.largest / loss.height : 0.0;
    return fillText(
        deformerText(
            QT_TRANSLATE_NOOP("DeformerText", "Largest difference %1 (%2 of the height), mean %3, %4.")),
        {length(loss.largest), QString::fromStdString(percentText(ofHeight)), length(loss.mean), pose});
}

} // namespace sinew
