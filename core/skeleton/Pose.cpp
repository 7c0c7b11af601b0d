#include "core/skeleton/Pose.h"

namespace sinew {
namespace {

/// A pose shorter than the skeleton leaves the rest in bind pose.
JointPose jointPose(const Pose& pose, std::size_t j) {
    return j < pose.joints.size() ? pose.joints[j] : JointPose();
}

/// parentFromJointPosed of one joint.
Transform parentFromJoint(const Skeleton& skeleton, std::size_t j, const JointPose& change) {
    Transform result = skeleton.parentFromJointBind(j);
    result.pretranslate(change.translation);
    result.rotate(change.rotation.normalized());
    result.scale(change.scale);
    return result;
}

/// Joints that the pose moves, themselves or by an ancestor. #J flags.
std::vector<bool> movedJoints(const Skeleton& skeleton, const Pose& pose) {
    std::vector<bool> moved(skeleton.size());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        moved[j] = !(jointPose(pose, j) == JointPose()) ||
                   (parent != kNone && moved[static_cast<std::size_t>(parent)]);
    }
    return moved;
}

std::vector<Transform> modelFromJoints(const Skeleton& skeleton, const Pose& pose,
                                       const std::vector<bool>& moved) {
    std::vector<Transform> result(skeleton.size());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        if (!moved[j]) {
            // Taken as it is: multiplying out the chain again would not give the same bits.
            result[j] = skeleton.joints[j].modelFromJointBind;
            continue;
        }
        const std::int32_t parent = skeleton.joints[j].parent;
        result[j] = parentFromJoint(skeleton, j, jointPose(pose, j));
        if (parent != kNone) {
            result[j] = result[static_cast<std::size_t>(parent)] * result[j];
        }
    }
    return result;
}

constexpr double kNothing = 1e-9; // a sum of quaternions that cancel out

} // namespace

Pose Pose::bindPose(const Skeleton& skeleton) {
    return Pose{std::vector<JointPose>(skeleton.size())};
}

std::vector<Transform> modelFromJoints(const Skeleton& skeleton, const Pose& pose) {
    return modelFromJoints(skeleton, pose, movedJoints(skeleton, pose));
}

std::vector<Transform> skinningMatrices(const Skeleton& skeleton, const Pose& pose) {
    const std::vector<bool> moved = movedJoints(skeleton, pose);
    std::vector<Transform> result = modelFromJoints(skeleton, pose, moved);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        result[j] = moved[j] ? result[j] * skeleton.joints[j].modelFromJointBind.inverse()
                             : Transform(Transform::Identity());
    }
    return result;
}

std::vector<Quat> inferredTurns(std::span<const std::array<std::uint32_t, 2>> edges,
                                std::span<const Vec3> rest, std::span<const Vec3> posed) {
    std::vector<Eigen::Vector4d> sums(rest.size(), Eigen::Vector4d::Zero());
    for (const auto& [a, b] : edges) {
        const Vec3 before = rest[b] - rest[a];
        const Vec3 after = posed[b] - posed[a];
        if (!(before.squaredNorm() > 0.0) || !(after.squaredNorm() > 0.0)) {
            continue;
        }
        // The smallest rotation has a real part of at least 0, so that of a quaternion and its negative,
        // which turn alike, always the same one is summed. It is the same seen from the edge's other end.
        const Eigen::Vector4d turn = Quat::FromTwoVectors(before, after).coeffs();
        sums[a] += turn;
        sums[b] += turn;
    }
    std::vector<Quat> turns(rest.size(), Quat::Identity());
    for (std::size_t v = 0; v < sums.size(); ++v) {
        if (sums[v].norm() > kNothing) {
            turns[v].coeffs() = sums[v].normalized();
        }
    }
    return turns;
}

namespace {

Quat bindRotation(const Skeleton& skeleton, std::size_t joint) {
    return Quat(Mat3(skeleton.parentFromJointBind(joint).linear()));
}

} // namespace

JointLimits limitsFromBind(const Skeleton& skeleton, std::size_t joint,
                           const std::array<AngleRange, 3>& ranges) {
    JointLimits limits;
    limits.ranges = ranges;
    limits.parentFromAxes = bindRotation(skeleton, joint).normalized();
    return limits;
}

Vec3 limitAngles(const Skeleton& skeleton, std::size_t joint, const JointPose& pose) {
    const std::optional<JointLimits>& limits = skeleton.joints[joint].limits;
    return limits ? limitAngles(*limits, bindRotation(skeleton, joint) * pose.rotation.normalized())
                  : Vec3::Zero();
}

JointPose withinLimits(const Skeleton& skeleton, std::size_t joint, const JointPose& pose) {
    const std::optional<JointLimits>& limits = skeleton.joints[joint].limits;
    if (!limits) {
        return pose;
    }
    const Quat bind = bindRotation(skeleton, joint);
    const Quat turned = bind * pose.rotation.normalized();
    const Quat clamped = clampedToLimits(turned, *limits);
    JointPose result = pose;
    if (clamped.coeffs() != turned.coeffs()) {
        result.rotation = (bind.conjugate() * clamped).normalized();
    }
    return result;
}

Pose withinLimits(const Skeleton& skeleton, const Pose& from, Pose to) {
    for (std::size_t j = 0; j < std::min(to.joints.size(), skeleton.size()); ++j) {
        const bool turned =
            j >= from.joints.size() || from.joints[j].rotation.coeffs() != to.joints[j].rotation.coeffs();
        if (turned && skeleton.joints[j].limits) {
            to.joints[j] = withinLimits(skeleton, j, to.joints[j]);
        }
    }
    return to;
}

} // namespace sinew
