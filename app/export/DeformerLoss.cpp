#include "app/export/DeformerLoss.h"

#include "app/document/PosedMesh.h"
#include "app/export/ExportJob.h"
#include "app/jobs/ImplicitController.h"
#include "app/picture/ShowingPose.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kUnrealInfluences = 8;

/// The form in a pose that bends something.
DirectSkinning bent(DirectSkinning form, bool& showing) {
    showing = std::ranges::all_of(
        form.matrices, [](const Transform& matrix) { return matrix.isApprox(Transform::Identity(), 1e-9); });
    if (showing) {
        form.matrices = skinningMatrices(form.scene->skeleton, picture::showingPose(form.scene->skeleton));
    }
    return form;
}

std::vector<std::vector<Vec3>> verticesHere(const DirectSkinning& form,
                                            const std::shared_ptr<const ImplicitSkin>& skin) {
    if (form.settings.implicit && skin) {
        ImplicitPoser poser(skin);
        return implicitFrame(form, poser).pose->vertices;
    }
    std::vector<std::vector<Vec3>> vertices;
    for (std::size_t part = 0; part < form.scene->parts.size(); ++part) {
        vertices.push_back(form.vertices(part));
    }
    return vertices;
}

/// The form as the target has it.
DirectSkinning formThere(const DirectSkinning& form, const ExportTarget& target) {
    DirectSkinning there = form;
    const std::size_t limit = survivingInfluences(target);
    PartWeights weights = *form.weights;
    for (auto& part : weights) {
        if (part && target.profile != EngineProfile::Blender) {
            part = std::make_shared<const SkinWeights>(engineWeights(*part, limit));
        } else if (part && limit > 0) {
            part = std::make_shared<const SkinWeights>(limitInfluences(*part, limit));
        }
    }
    there.weights = std::make_shared<const PartWeights>(std::move(weights));
    there.settings.deformer = survivingDeformer(target, form.settings.deformer);
    return there;
}

} // namespace

std::size_t survivingInfluences(const ExportTarget& target) {
    const std::size_t engine = target.profile == EngineProfile::Blender  ? 0
                               : target.profile == EngineProfile::Unreal ? kUnrealInfluences
                                                                         : 4;
    return engine == 0 || target.maxInfluences == 0 ? std::max(engine, target.maxInfluences)
                                                    : std::min(engine, target.maxInfluences);
}

Deformer survivingDeformer(const ExportTarget& target, Deformer deformer) {
    const bool blender = target.profile == EngineProfile::Blender && !target.gltf;
    return blender && deformer == Deformer::DualQuaternion ? deformer : Deformer::LinearBlend;
}

Expected<DeformerLoss> deformerLoss(const DirectSkinning& form,
                                    const std::shared_ptr<const ImplicitSkin>& skin,
                                    const ExportTarget& target, Progress& progress) {
    DeformerLoss loss;
    loss.height = heightMeters(*form.scene);
    loss.metersPerUnit = form.scene->metersPerUnit;
    const DirectSkinning here = bent(form, loss.showingPose);
    const DirectSkinning there = formThere(here, target);
    const std::vector<std::vector<Vec3>> vertices = verticesHere(here, skin);
    std::size_t count = 0;
    for (std::size_t part = 0; part < vertices.size(); ++part) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        if (!(*form.weights)[part]) {
            continue;
        }
        const std::vector<Vec3> others = there.vertices(part);
        for (std::size_t p = 0; p < others.size(); ++p) {
            const double apart = (others[p] - vertices[part][p]).norm() * form.scene->metersPerUnit;
            loss.largest = std::max(loss.largest, apart);
            loss.mean += apart;
        }
        count += others.size();
    }
    loss.mean /= static_cast<double>(std::max<std::size_t>(count, 1));
    return loss;
}

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
