#include "core/scene/RestPose.h"

#include "core/scene/ClipPose.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace sinew {
namespace {

constexpr double kSameRest = 1e-5; ///< radians, or a fraction of a length: files keep floats

/// The nearest rotation.
Quat rotationOf(const Transform& frame) {
    return Quat(Mat3(frame.rotation())).normalized();
}

/// Of every joint the scale that the pose had, by its number; 1 where the edit says nothing.
std::vector<Vec3> scalesOf(const Skeleton& skeleton, const SkeletonEdit& edit) {
    std::vector<Vec3> scales(skeleton.size(), Vec3::Ones());
    const std::vector<std::string> names = distinctJointNames(skeleton);
    for (const EditedJoint& joint : edit.joints) {
        const auto at = static_cast<std::size_t>(std::ranges::find(names, joint.joint) - names.begin());
        if (at < scales.size()) {
            scales[at] = joint.scale;
        }
    }
    return scales;
}

/// The keys of a joint relative to its parent, in the new skeleton. `above`: the scale of the parent in the
/// pose. A root moves as the character does.
struct RestKeys {
    const Joint& before;
    const Joint& after;
    Vec3 above;
    Transform moved = Transform::Identity();
    Quat turned = Quat::Identity();

    Vec3 translation(const Vec3& value) const { return moved * Vec3(above.cwiseProduct(value)); }
    Quat rotation(const Quat& value) const { return turned * value; }

    void apply(JointTrack& track, double start) const {
        for (Key<Vec3>& key : track.translations) {
            key.value = translation(key.value);
        }
        for (Key<Quat>& key : track.rotations) {
            key.value = rotation(key.value);
        }
        const Vec3 place = translation(before.parentFromJointRest.translation());
        const Vec3 placeNow = after.parentFromJointRest.translation();
        if (track.translations.empty() && !place.isApprox(placeNow, kSameRest)) {
            track.translations.push_back({start, place});
        }
        const Quat turn = rotation(rotationOf(before.parentFromJointRest));
        const Quat turnNow = rotationOf(after.parentFromJointRest);
        if (track.rotations.empty() && turn.angularDistance(turnNow) > kSameRest) {
            track.rotations.push_back({start, turn});
        }
    }
};

RestKeys keysOf(const Skeleton& before, const Skeleton& after, std::size_t joint,
                const std::vector<Vec3>& scales, const SkeletonEdit& edit) {
    const std::int32_t parent = before.joints[joint].parent;
    RestKeys keys{before.joints[joint], after.joints[joint],
                  parent == kNone ? Vec3(Vec3::Ones()) : scales[static_cast<std::size_t>(parent)]};
    if (parent == kNone) {
        keys.moved = edit.moved;
        keys.turned = Quat(edit.moved.linear());
    }
    return keys;
}

JointTrack& restTrack(Clip& clip, std::int32_t joint) {
    const auto at = std::ranges::find_if(clip.tracks, [&](const JointTrack& t) { return t.joint >= joint; });
    if (at != clip.tracks.end() && at->joint == joint) {
        return *at;
    }
    return *clip.tracks.insert(at, JointTrack{joint, {}, {}, {}});
}

} // namespace

SkeletonEdit restEdit(const Skeleton& skeleton, const Pose& pose) {
    SkeletonEdit edit;
    edit.kind = SkeletonEditKind::Rest;
    const std::vector<std::string> names = distinctJointNames(skeleton);
    const std::vector<Transform> frames = modelFromJoints(skeleton, pose);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Joint& joint = skeleton.joints[j];
        if (joint.added) {
            continue;
        }
        const bool still = frames[j].matrix() == joint.modelFromJointBind.matrix();
        EditedJoint placed{names[j]};
        placed.position = frames[j].translation();
        placed.turn = still ? Quat(joint.modelFromJointBind.linear()) : rotationOf(frames[j]);
        placed.scale = j < pose.joints.size() ? pose.joints[j].scale : Vec3(Vec3::Ones());
        if (joint.tail) {
            placed.tail =
                still ? *joint.tail
                      : Vec3(frames[j] * (joint.modelFromJointBind.inverse(Eigen::Isometry) * *joint.tail));
        }
        edit.joints.push_back(std::move(placed));
    }
    return edit;
}

void moveRest(SkeletonEdit& edit, const Transform& move) {
    const Quat turn(move.linear());
    for (EditedJoint& joint : edit.joints) {
        joint.position = move * joint.position;
        joint.turn = (turn * joint.turn).normalized();
        joint.tail = joint.tail ? std::optional<Vec3>(move * *joint.tail) : std::nullopt;
    }
    if (edit.skins) {
        std::vector<RestSkin> skins = *edit.skins;
        for (RestSkin& skin : skins) {
            for (Vec3& vertex : skin.vertices) {
                vertex = move * vertex;
            }
            for (Eigen::Quaternionf& each : skin.turns) {
                each = (turn * each.cast<double>()).normalized().cast<float>();
            }
        }
        edit.skins = std::make_shared<const std::vector<RestSkin>>(std::move(skins));
    }
    edit.moved = move * edit.moved;
}

std::vector<double> restScales(const Scene& before, std::size_t part, const SkeletonEdit& edit) {
    const Skeleton& skeleton = before.skeleton;
    const SkinWeights* weights = before.parts[part].weights.get();
    const bool scaled = std::ranges::any_of(
        edit.joints, [](const EditedJoint& joint) { return joint.scale != Vec3(Vec3::Ones()); });
    if (weights == nullptr || !scaled) {
        return {};
    }
    std::vector<double> ofJoint;
    ofJoint.reserve(skeleton.size());
    for (const Vec3& own : scalesOf(skeleton, edit)) {
        const std::int32_t parent = skeleton.joints[ofJoint.size()].parent;
        ofJoint.push_back(std::cbrt(own.prod()) *
                          (parent == kNone ? 1.0 : ofJoint[static_cast<std::size_t>(parent)]));
    }
    std::vector<double> scales(weights->vertexCount(), 1.0);
    for (std::size_t p = 0; p < scales.size(); ++p) {
        double sum = 0.0;
        double total = 0.0;
        for (const Influence& influence : weights->at(p)) {
            sum += static_cast<double>(influence.weight) * ofJoint[static_cast<std::size_t>(influence.joint)];
            total += static_cast<double>(influence.weight);
        }
        scales[p] = total > 0.0 ? sum / total : 1.0;
    }
    return scales;
}

MorphTarget withRestSkin(MorphTarget shape, const RestSkin& skin, std::span<const double> scales) {
    for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
        const std::uint32_t vertex = shape.vertices[i];
        const double scale = scales.empty() ? 1.0 : scales[vertex];
        shape.offsets[i] = scale * (skin.turns[vertex].cast<double>() * shape.offsets[i]);
    }
    return shape;
}

std::shared_ptr<const Mesh> withRestSkin(const Mesh& mesh, const RestSkin& skin,
                                         std::span<const double> scales) {
    Mesh result = mesh;
    result.vertices = skin.vertices;
    result.pixels.reset();
    for (std::size_t c = 0; c < result.normals.size(); ++c) {
        const Eigen::Quaternionf& turn = skin.turns[mesh.corners[c]];
        if (turn.coeffs() != Eigen::Quaternionf::Identity().coeffs()) {
            result.normals[c] = (turn * mesh.normals[c]).normalized();
        }
    }
    for (MorphTarget& shape : result.morphTargets) {
        shape = withRestSkin(std::move(shape), skin, scales);
    }
    return std::make_shared<const Mesh>(std::move(result));
}

std::vector<Clip> clipsAfterRest(const std::vector<Clip>& clips, const Skeleton& before,
                                 const Skeleton& after, const SkeletonEdit& edit) {
    const std::vector<Vec3> scales = scalesOf(before, edit);
    std::vector<Clip> result = clips;
    for (Clip& clip : result) {
        std::ranges::stable_sort(clip.tracks, {}, &JointTrack::joint);
        for (std::size_t j = 0; j < before.size(); ++j) {
            JointTrack& track = restTrack(clip, static_cast<std::int32_t>(j));
            keysOf(before, after, j, scales, edit).apply(track, 0.0);
        }
        std::erase_if(clip.tracks, [](const JointTrack& track) {
            return track.translations.empty() && track.rotations.empty() && track.scales.empty();
        });
    }
    return result;
}

Pose poseAfterRest(const Pose& pose, const Skeleton& before, const Skeleton& after,
                   const SkeletonEdit& edit) {
    const std::vector<Vec3> scales = scalesOf(before, edit);
    Pose result = Pose::bindPose(after);
    for (std::size_t j = 0; j < before.size(); ++j) {
        const JointPose own = j < pose.joints.size() ? pose.joints[j] : JointPose();
        const RestKeys keys = keysOf(before, after, j, scales, edit);
        const Transform bind = before.parentFromJointBind(j);
        const Transform now = after.parentFromJointBind(j);
        const Quat turn = keys.rotation(Quat(bind.linear()) * own.rotation.normalized());
        JointPose& joint = result.joints[j];
        joint.rotation = (Quat(now.linear()).conjugate() * turn).normalized();
        joint.translation = keys.translation(bind.translation() + own.translation) - now.translation();
        joint.scale = own.scale.cwiseQuotient(scales[j]);
    }
    return result;
}

Expected<void> applyRest(Scene& scene, const Skeleton& before, const SkeletonEdit& edit) {
    for (std::size_t p = 0; edit.skins && p < scene.parts.size(); ++p) {
        const Mesh& mesh = *scene.parts[p].mesh;
        const std::size_t count = p < edit.skins->size() ? (*edit.skins)[p].vertices.size() : 0;
        if (count != mesh.vertexCount() || (*edit.skins)[p].turns.size() != count) {
            return fail(ErrorCode::RestPoseSkins, {scene.sourceFile, mesh.name, std::to_string(count),
                                                   std::to_string(mesh.vertexCount())});
        }
    }
    Scene old;
    old.parts = scene.parts;
    old.skeleton = before;
    for (std::size_t p = 0; edit.skins && p < scene.parts.size(); ++p) {
        scene.parts[p].mesh = withRestSkin(*old.parts[p].mesh, (*edit.skins)[p], restScales(old, p, edit));
    }
    scene.clips = clipsAfterRest(scene.clips, before, scene.skeleton, edit);
    scene.nodesPosed = false;
    return {};
}

} // namespace sinew
