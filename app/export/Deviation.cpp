#include "app/export/ExportJob.h"

#include "app/report/ScenePairs.h"
#include "core/deform/Deform.h"
#include "core/scene/ClipPose.h"
#include "core/scene/NodePose.h"

#include <algorithm>
#include <optional>

namespace sinew {
namespace {

/// The pose of another file's skeleton that turns and moves its joints as `pose` does these, in model space.
Pose carriedPose(const Scene& written, const Scene& read, const std::vector<std::int32_t>& joints,
                 const Pose& pose) {
    Pose carried = Pose::bindPose(read.skeleton);
    const auto axes = [](const Skeleton& skeleton, std::int32_t joint) {
        return joint == kNone
                   ? Mat3(Mat3::Identity())
                   : Mat3(skeleton.joints[static_cast<std::size_t>(joint)].modelFromJointBind.rotation());
    };
    const double scale = written.metersPerUnit / read.metersPerUnit;
    for (std::size_t j = 0; j < pose.joints.size(); ++j) {
        const std::int32_t other = joints[j];
        if (other == kNone || pose.joints[j] == JointPose()) {
            continue;
        }
        const auto joint = static_cast<std::int32_t>(j);
        const Quat across(Mat3(axes(read.skeleton, other).transpose() * axes(written.skeleton, joint)));
        JointPose& target = carried.joints[static_cast<std::size_t>(other)];
        target.rotation = across * pose.joints[j].rotation * across.conjugate();
        target.translation =
            axes(read.skeleton, read.skeleton.joints[static_cast<std::size_t>(other)].parent).transpose() *
            axes(written.skeleton, written.skeleton.joints[j].parent) * pose.joints[j].translation * scale;
        target.scale = pose.joints[j].scale;
    }
    return carried;
}

std::vector<Vec3> skinned(const Part& part, const std::vector<Transform>& matrices) {
    std::vector<Vec3> vertices = part.mesh->vertices;
    for (const MorphTarget& shape : part.mesh->morphTargets) {
        for (std::size_t i = 0; shape.weight != 0.0 && i < shape.vertices.size(); ++i) {
            vertices[shape.vertices[i]] += shape.weight * shape.offsets[i];
        }
    }
    return part.weights ? deformVertices(vertices, *part.weights, matrices, Deformer::LinearBlend) : vertices;
}

/// Where the first root rests, against where it was bound: modelFromModel in the units of `read`.
Transform rootMove(const Scene& written, double scale) {
    const Joint& root = written.skeleton.joints.front();
    Transform move = root.parentFromJointRest * root.modelFromJointBind.inverse(Eigen::Isometry);
    move.translation() *= scale;
    return move;
}

/// Joints bound elsewhere, resting so that a vertex moved the same way is shown where it was.
void moveBinds(Skeleton& skeleton, const Transform& move) {
    std::vector<Transform> rests = modelFromJointsRest(skeleton);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        Joint& joint = skeleton.joints[j];
        const Transform before = joint.modelFromJointBind;
        const Vec3 position = move * Vec3(before.translation());
        joint.modelFromJointBind.linear() = move.rotation() * before.linear();
        joint.modelFromJointBind.translation() = position;
        rests[j] = rests[j] * before.inverse(Eigen::Isometry) * move.inverse() * joint.modelFromJointBind;
        joint.parentFromJointRest = joint.parent == kNone
                                        ? rests[j]
                                        : rests[static_cast<std::size_t>(joint.parent)].inverse() * rests[j];
    }
}

Scene movedBind(Scene scene, const Transform& move) {
    for (Part& part : scene.parts) {
        if (part.weights) {
            Mesh mesh = *part.mesh;
            for (Vec3& vertex : mesh.vertices) {
                vertex = move * vertex;
            }
            for (MorphTarget& shape : mesh.morphTargets) {
                for (Vec3& offset : shape.offsets) {
                    offset = move.linear() * offset;
                }
            }
            part.mesh = std::make_shared<const Mesh>(std::move(mesh));
        }
    }
    moveBinds(scene.skeleton, move);
    return scene;
}

/// Whether the skin of the file is as large as the written one after `move`, rather than as before.
bool sizedLike(const Scene& written, const Scene& read, double scale, const Transform& move) {
    const auto off = [&](const Scene& scene) {
        return (bounds(read).extent() - scale * bounds(scene).extent()).norm();
    };
    return off(movedBind(written, move)) < off(written);
}

/// The file with its skins where `written` has them. glTF leaves open where a skin was bound: it is read so
/// that its first joint was bound where that rests. Nothing: they are there already.
std::optional<Scene> inBindSpaceOf(const Scene& written, const Scene& read,
                                   const std::vector<std::int32_t>& joints) {
    if (!written.nodesPosed || joints.empty() || joints.front() == kNone) {
        return std::nullopt;
    }
    const double scale = written.metersPerUnit / read.metersPerUnit;
    const Vec3 bound = scale * written.skeleton.position(0);
    const Mat3 turned = written.skeleton.joints.front().modelFromJointBind.linear();
    const Joint& found = read.skeleton.joints[static_cast<std::size_t>(joints.front())];
    const Transform move = rootMove(written, scale);
    const double size = bounds(read).diagonal();
    const auto stands = [&](const Vec3& position, const Mat3& axes) {
        constexpr double kSame = 1e-4;
        return (found.modelFromJointBind.translation() - position).norm() <= kSame * size &&
               (found.modelFromJointBind.linear() - axes).norm() <= kSame;
    };
    const bool moved = !stands(bound, turned) || sizedLike(written, read, scale, rootMove(written, 1.0));
    const bool elsewhere = moved && stands(move * bound, move.rotation() * turned);
    return elsewhere ? std::optional(movedBind(read, move.inverse())) : std::nullopt;
}

void compare(const Scene& written, const Scene& read, const PartPair& pair,
             const std::vector<Transform>& writtenMatrices, const std::vector<Transform>& readMatrices,
             Deviation& deviation) {
    constexpr double millimetres = 1000.0;
    if (pair.vertices.empty()) {
        return;
    }
    const std::vector<Vec3> ours = skinned(written.parts[pair.written], writtenMatrices);
    const std::vector<Vec3> theirs = skinned(read.parts[pair.read], readMatrices);
    for (std::size_t i = 0; i < pair.vertices.size(); ++i) {
        const double apart = millimetres * (ours[pair.vertices[i]] * written.metersPerUnit -
                                            theirs[pair.readVertices[i]] * read.metersPerUnit)
                                               .norm();
        if (apart > deviation.millimetres) {
            deviation.millimetres = apart;
            deviation.part = static_cast<std::int32_t>(pair.written);
            deviation.vertex = pair.vertices[i];
        }
    }
}

std::vector<std::string> missingJoints(const Scene& written, const std::vector<std::int32_t>& joints) {
    std::vector<std::string> missing;
    const std::vector<bool> weighted = weightedJoints(written);
    for (std::size_t j = 0; j < joints.size(); ++j) {
        if (joints[j] == kNone && weighted[j]) {
            missing.push_back(written.skeleton.joints[j].name);
        }
    }
    return missing;
}

} // namespace

Expected<Deviation> deviationOf(const Scene& written, const Scene& file, const std::vector<Pose>& poses,
                                Progress& progress) {
    const std::vector<std::int32_t> joints = pairJoints(written.skeleton, file.skeleton);
    const std::optional<Scene> moved = inBindSpaceOf(written, file, joints);
    const Scene& read = moved ? *moved : file;
    const std::vector<PartPair> pairs = pairParts(written, read);
    Deviation deviation;
    deviation.jointsMissing = missingJoints(written, joints);
    for (const PartPair& pair : pairs) {
        deviation.vertices += pair.vertices.size();
        deviation.verticesMissing += pair.missing;
    }
    std::vector<Pose> all{Pose::bindPose(written.skeleton)};
    all.insert(all.end(), poses.begin(), poses.end());
    for (const Pose& pose : all) {
        const auto ours = skinningMatrices(written.skeleton, pose);
        const auto theirs = skinningMatrices(read.skeleton, carriedPose(written, read, joints, pose));
        for (const PartPair& pair : pairs) {
            if (progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            compare(written, read, pair, ours, theirs, deviation);
        }
        ++deviation.poses;
        progress.report(Stage::Deform,
                        static_cast<double>(deviation.poses) / static_cast<double>(all.size()));
    }
    if (written.nodesPosed && read.nodesPosed) {
        const auto ours = skinningMatrices(written.skeleton, poseAt(written.skeleton, {}, 0.0));
        const auto theirs = skinningMatrices(read.skeleton, poseAt(read.skeleton, {}, 0.0));
        for (const PartPair& pair : pairs) {
            compare(written, read, pair, ours, theirs, deviation);
        }
        ++deviation.poses;
    }
    if (deviation.part != kNone) {
        const auto& weights = written.parts[static_cast<std::size_t>(deviation.part)].weights;
        if (weights && !weights->at(deviation.vertex).empty()) {
            deviation.joint = weights->at(deviation.vertex).front().joint;
        }
    }
    return deviation;
}

} // namespace sinew
