#include "core/io/export/ExportInput.h"

#include "core/scene/NodePose.h"

#include <algorithm>

namespace sinew {
namespace {

std::size_t verticesOver(const SkinWeights& weights, std::size_t limit) {
    std::size_t count = 0;
    for (std::size_t p = 0; limit > 0 && p < weights.vertexCount(); ++p) {
        count += weights.at(p).size() > limit ? 1 : 0;
    }
    return count;
}

/// The same weights with every empty vertex given to `joint`.
SkinWeights fillEmptyVertices(const SkinWeights& weights, std::int32_t joint) {
    SkinWeightsBuilder builder;
    builder.reserve(weights.vertexCount(), weights.vertexCount() * 4);
    const Influence whole{joint, 1.0F};
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        const std::span<const Influence> influences = weights.at(p);
        builder.add(influences.empty() ? std::span(&whole, 1) : influences);
    }
    return builder.finish();
}

/// The first joint that is more than a node that moves others; without one the first root.
std::int32_t firstBone(const Skeleton& skeleton) {
    const auto bone = std::ranges::find(skeleton.joints, false, &Joint::mover);
    return bone == skeleton.joints.end() ? skeleton.roots().front()
                                         : static_cast<std::int32_t>(bone - skeleton.joints.begin());
}

ExportPart preparePart(const Scene& scene, const Part& part, const ExportSettings& settings,
                       std::size_t limit, Notices& notices) {
    ExportPart result{part.mesh.get(), nullptr,
                      part.geometryName.empty() ? part.mesh->name : part.geometryName};
    if (!part.weights || scene.skeleton.empty()) {
        return result;
    }
    result.weights = part.weights;
    if (const std::size_t over = verticesOver(*part.weights, limit); over > 0) {
        notices.push_back({NoticeCode::InfluencesLimited, part.mesh->name, over, {std::to_string(limit)}});
    }
    if (limit > 0 || settings.pruneBelow > 0.0F) {
        result.weights =
            std::make_shared<const SkinWeights>(limitInfluences(*part.weights, limit, settings.pruneBelow));
    }
    if (const std::size_t empty = result.weights->unweightedCount(); empty > 0) {
        // What follows no joint stays with the character as a whole: the root.
        const std::int32_t root = firstBone(scene.skeleton);
        result.weights = std::make_shared<const SkinWeights>(fillEmptyVertices(*result.weights, root));
        notices.push_back({NoticeCode::VerticesGivenToRoot,
                           part.mesh->name,
                           empty,
                           {scene.skeleton.joints[static_cast<std::size_t>(root)].name}});
    }
    return result;
}

Transform inUnits(Transform transform, double scale) {
    transform.translation() *= scale;
    return transform;
}

/// Says what is left out of the pose that the nodes hold: all of it, or what translation, rotation and scale
/// cannot say.
void noteNodePose(const ExportInput& input, Notices& notices) {
    const Scene& scene = *input.scene;
    PoseShift shift = restShift(scene);
    if (input.posed) {
        Skeleton written = scene.skeleton;
        for (std::size_t j = 0; j < written.size(); ++j) {
            Transform& rest = written.joints[j].parentFromJointRest;
            rest = compose(decompose(rest));
        }
        shift = poseShift(scene, modelFromJointsRest(scene.skeleton), modelFromJointsRest(written));
    }
    if (shift.joints > 0) {
        const std::string& worst = scene.skeleton.joints[static_cast<std::size_t>(shift.joint)].name;
        notices.push_back({NoticeCode::NodePoseDropped,
                           scene.sourceFile,
                           shift.joints,
                           {worst, std::to_string(shift.distance * scene.metersPerUnit)}});
    }
}

} // namespace

std::vector<ExportPart> prepareParts(const Scene& scene, const ExportSettings& settings,
                                     std::size_t maxInfluences, Notices& notices) {
    std::vector<ExportPart> parts;
    for (const Part& part : scene.parts) {
        parts.push_back(preparePart(scene, part, settings, maxInfluences, notices));
    }
    return parts;
}

ExportInput prepareExport(const Scene& scene, const ExportSettings& settings, const ExportNeeds& needs,
                          Notices& notices) {
    ExportInput input;
    input.scene = &scene;
    input.settings = &settings;
    input.scale = scene.metersPerUnit / needs.metersPerUnit;
    input.posed = scene.nodesPosed && needs.keepsNodePose;
    if (scene.nodesPosed) {
        noteNodePose(input, notices);
    }
    input.parts = prepareParts(scene, settings, needs.maxInfluences, notices);
    input.textures = findTextures(scene, settings.embedTextures || needs.alwaysEmbedTextures, notices);
    if (settings.animations) {
        for (const Clip& clip : scene.clips) {
            ExportClip ready = prepareClip(scene, clip, input.scale);
            if (!ready.tracks.empty() || !ready.morphTracks.empty()) {
                input.clips.push_back(std::move(ready));
            }
        }
    }
    input.frameRate = commonFrameRate(input.clips);
    return input;
}

Transform modelFromJoint(const ExportInput& input, std::size_t joint) {
    return inUnits(input.scene->skeleton.joints[joint].modelFromJointBind, input.scale);
}

Transform parentFromJoint(const ExportInput& input, std::size_t joint) {
    return inUnits(input.scene->skeleton.parentFromJointBind(joint), input.scale);
}

Trs parentFromNode(const ExportInput& input, std::size_t joint) {
    const Transform bind = parentFromJoint(input, joint);
    if (input.posed) {
        const Transform rest = inUnits(input.scene->skeleton.joints[joint].parentFromJointRest, input.scale);
        if (!rest.isApprox(bind, 1e-9)) {
            return decompose(rest);
        }
    }
    return {bind.translation(), Quat(bind.linear()).normalized(), Vec3::Ones()};
}

} // namespace sinew
