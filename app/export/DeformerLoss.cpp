#include "app/export/ExportJob.h"

#include "app/document/PosedMesh.h"
#include "app/jobs/ImplicitController.h"
#include "app/picture/ShowingPose.h"
#include "app/text/Numbers.h"
#include "core/deform/Deform.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace sinew {
namespace {

constexpr std::size_t kUnrealInfluences = 8;
constexpr double kNoDifference = 5e-5; ///< metres, a twentieth of a millimetre

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
    vertices.reserve(form.scene->parts.size());
    for (std::size_t part = 0; part < form.scene->parts.size(); ++part) {
        vertices.push_back(form.vertices(part));
    }
    return vertices;
}

/// Programs that characters are made in have no limit of their own.
bool takesAllWeights(const ExportTarget& target) {
    return target.dragonBones || isAuthoringTool(target.profile);
}

/// Unreal keeps weights in 8 bits unless a project says otherwise; Unity and Godot keep 16, which nobody
/// sees.
bool roundsWeights(const ExportTarget& target) {
    return target.profile == EngineProfile::Unreal && !takesAllWeights(target);
}

const PartWeights& weightsForFile(const DirectSkinning& form) {
    return form.fileWeights ? *form.fileWeights : *form.weights;
}

/// The form as the target has it.
DirectSkinning formThere(const DirectSkinning& form, const ExportTarget& target) {
    DirectSkinning there = form;
    const std::size_t limit = survivingInfluences(target);
    PartWeights weights = weightsForFile(form);
    for (auto& part : weights) {
        if (part && (target.packed || roundsWeights(target))) {
            part = std::make_shared<const SkinWeights>(engineWeights(*part, limit));
        } else if (part && limit > 0) {
            part = std::make_shared<const SkinWeights>(limitInfluences(*part, limit));
        }
    }
    there.weights = std::make_shared<const PartWeights>(std::move(weights));
    there.settings.deformer = survivingDeformer(target, form.settings.deformer);
    return there;
}

/// How many influences a limit leaves to a vertex; 0: all.
std::size_t keptOf(std::span<const Influence> influences, std::size_t limit) {
    return limit == 0 ? influences.size() : keptByLimit(influences, limit);
}

std::size_t verticesCut(const SkinWeights& weights, std::size_t limit) {
    std::size_t cut = 0;
    for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
        cut += keptOf(weights.at(v), limit) < weights.at(v).size() ? 1U : 0U;
    }
    return cut;
}

QString deformerText(const char* text) {
    return QCoreApplication::translate("DeformerText", text);
}

/// What the target computes.
QString targetText(const ExportTarget& target) {
    if (target.gltf) {
        return deformerText(QT_TRANSLATE_NOOP(
            "DeformerText", "glTF uses classic linear skinning, as its specification requires."));
    }
    if (target.dragonBones) {
        return deformerText(QT_TRANSLATE_NOOP("DeformerText", "DragonBones uses classic linear skinning."));
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
    case EngineProfile::Maya:
        return deformerText(QT_TRANSLATE_NOOP(
            "DeformerText", "Maya uses classic linear skinning, or dual quaternion skinning "
                            "with \"Skinning Method\" on the skinCluster."));
    case EngineProfile::Max:
        return deformerText(QT_TRANSLATE_NOOP("DeformerText",
                                              "3ds Max uses classic linear skinning, or dual quaternion "
                                              "skinning with \"Dual Quaternion\" on the Skin modifier."));
    case EngineProfile::Houdini:
        return deformerText(QT_TRANSLATE_NOOP("DeformerText",
                                              "Houdini uses classic linear skinning, or dual quaternion "
                                              "skinning with \"Method\" on the Joint Deform node."));
    default:
        return fillText(
            deformerText(QT_TRANSLATE_NOOP(
                "DeformerText", "%1 uses classic linear skinning only, with 4 influences by default.")),
            {engineName(target.profile)});
    }
}

QString targetName(const ExportTarget& target) {
    return target.gltf          ? QStringLiteral("glTF")
           : target.dragonBones ? QStringLiteral("DragonBones")
                                : engineName(target.profile);
}

/// Where the largest difference is when the target has the same influences: whoever stores weights in 8 bits
/// is named.
const char* roundingText(const ExportTarget& target) {
    return target.packed
               ? QT_TRANSLATE_NOOP("DeformerText",
                                   "The largest is at %1, because the file stores weights in 8 bits.")
           : roundsWeights(target)
               ? QT_TRANSLATE_NOOP("DeformerText",
                                   "The largest is at %1, because Unreal keeps weights in 8 bits.")
               : QT_TRANSLATE_NOOP("DeformerText", "The largest is at %1.");
}

/// Where the largest difference is, and what it comes from.
QString largestText(const DeformerLoss& loss, const ExportTarget& target, const Scene& scene) {
    const QString part = printable(scene.parts[loss.at->part].mesh->name);
    const QString where =
        loss.joint == kNone
            ? part
            : fillText(deformerText(QT_TRANSLATE_NOOP("DeformerText", "%1 of %2")),
                       {printable(scene.skeleton.joints[static_cast<std::size_t>(loss.joint)].name), part});
    if (loss.otherMethod) {
        return fillText(
            deformerText(QT_TRANSLATE_NOOP(
                "DeformerText", "The largest is at %1, because the skinning method is another there.")),
            {where});
    }
    if (loss.influencesThere < loss.influencesHere) {
        return fillText(
            deformerText(QT_TRANSLATE_NOOP(
                "DeformerText", "The largest is at %1, because a vertex keeps %2 of its %3 influences.")),
            {where, wholeText(loss.influencesThere), wholeText(loss.influencesHere)});
    }
    return fillText(deformerText(roundingText(target)), {where});
}

/// What of the character's deformation the target cannot compute; empty: nothing.
QString lostText(const ExportTarget& target, const DeformSettings& settings, bool alphaFollowsPose) {
    if (alphaFollowsPose) {
        return deformerText(QT_TRANSLATE_NOOP("DeformerText", "Stiffness by angle cannot be exported"));
    }
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

std::size_t survivingInfluences(const ExportTarget& target) {
    const std::size_t engine = takesAllWeights(target)                   ? 0
                               : target.profile == EngineProfile::Unreal ? kUnrealInfluences
                                                                         : 4;
    return engine == 0 || target.maxInfluences == 0 ? std::max(engine, target.maxInfluences)
                                                    : std::min(engine, target.maxInfluences);
}

Deformer survivingDeformer(const ExportTarget& target, Deformer deformer) {
    const bool tool = isAuthoringTool(target.profile) && !target.gltf && !target.dragonBones;
    return tool && deformer == Deformer::DualQuaternion ? deformer : Deformer::LinearBlend;
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
    const std::size_t limit = survivingInfluences(target);
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
            if (apart > loss.largest) {
                loss.largest = apart;
                loss.at = VertexId{static_cast<std::uint32_t>(part), static_cast<std::uint32_t>(p)};
            }
            loss.mean += apart;
        }
        count += others.size();
        loss.cut += verticesCut(*weightsForFile(form)[part], limit);
    }
    if (loss.largest < kNoDifference) {
        loss.at.reset();
    }
    if (loss.at) {
        const auto influences = weightsForFile(form)[loss.at->part]->at(loss.at->vertex);
        loss.joint = influences.empty() ? kNone : influences.front().joint;
        loss.influencesHere = influences.size();
        loss.influencesThere = keptOf(influences, limit);
    }
    loss.otherMethod = form.settings.implicit || there.settings.deformer != form.settings.deformer;
    loss.vertices = count;
    loss.mean /= static_cast<double>(std::max<std::size_t>(count, 1));
    return loss;
}

QString deformerFateText(const ExportTarget& target, const DeformSettings& settings, bool alphaFollowsPose) {
    const QString lost = lostText(target, settings, alphaFollowsPose);
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

QString deformerLossText(const DeformerLoss& loss, const ExportTarget& target, const Scene& scene) {
    const QString pose =
        loss.showingPose ? deformerText(QT_TRANSLATE_NOOP("DeformerText",
                                                          "in a sample pose, as the character is in its bind "
                                                          "pose. Pose the character to measure in that pose"))
                         : deformerText(QT_TRANSLATE_NOOP("DeformerText", "in this pose"));
    const QString cut =
        loss.cut == 0 ? QString()
                      : ' ' + fillText(deformerText(QT_TRANSLATE_NOOP("DeformerText",
                                                                      "%1 of %2 vertices lose influences.")),
                                       {wholeText(loss.cut), wholeText(loss.vertices)});
    if (!loss.at) {
        return fillText(deformerText(QT_TRANSLATE_NOOP("DeformerText", "No difference %1.")), {pose}) + cut;
    }
    const auto length = [&](double meters) {
        return QString::fromStdString(lengthText(meters, loss.metersPerUnit));
    };
    const double ofHeight = loss.height > 0.0 ? loss.largest / loss.height : 0.0;
    return fillText(
               deformerText(QT_TRANSLATE_NOOP(
                   "DeformerText", "Between here and %1: %2 at most (%3 of the height), %4 on average, %5.")),
               {targetName(target), length(loss.largest), QString::fromStdString(percentText(ofHeight)),
                length(loss.mean), pose}) +
           ' ' + largestText(loss, target, scene) + cut;
}

} // namespace sinew
