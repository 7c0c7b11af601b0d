#include "app/export/ReadBack.h"

#include "app/report/ScenePairs.h"
#include "core/deform/Deform.h"

#include <algorithm>

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
    return part.weights ? deformVertices(part.mesh->vertices, *part.weights, matrices, Deformer::LinearBlend)
                        : part.mesh->vertices;
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

Expected<Deviation> deviationOf(const Scene& written, const Scene& read, const std::vector<Pose>& poses,
                                Progress& progress) {
    const std::vector<std::int32_t> joints = pairJoints(written.skeleton, read.skeleton);
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
    if (deviation.part != kNone) {
        const auto& weights = written.parts[static_cast<std::size_t>(deviation.part)].weights;
        if (weights && !weights->at(deviation.vertex).empty()) {
            deviation.joint = weights->at(deviation.vertex).front().joint;
        }
    }
    return deviation;
}

} // namespace sinew
