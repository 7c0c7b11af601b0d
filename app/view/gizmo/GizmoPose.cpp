#include "app/view/gizmo/GizmoPose.h"

#include <array>

namespace sinew {

JointPose turned(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints,
                 std::int32_t j, const Vec3& axis, double angle) {
    // modelFromJoint = before * rotate(r): the turn in model space moves to this side of `before`.
    const auto index = static_cast<std::size_t>(j);
    const std::int32_t parent = skeleton.joints[index].parent;
    Transform before = skeleton.parentFromJointBind(index);
    if (parent != kNone) {
        before = joints[static_cast<std::size_t>(parent)] * before;
    }
    const Quat modelFromBefore(before.rotation());
    const Quat turn(Eigen::AngleAxisd(angle, axis.normalized()));
    JointPose result = pose.joints[index];
    result.rotation =
        (modelFromBefore.conjugate() * turn * modelFromBefore * result.rotation.normalized()).normalized();
    return result;
}

Pose turnedAlike(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints,
                 std::span<const std::int32_t> which, std::int32_t active, const Vec3& axis, double angle) {
    const auto axesOf = [&](std::int32_t joint) {
        return Mat3(joints[static_cast<std::size_t>(joint)].rotation());
    };
    const Vec3 own = axesOf(active).transpose() * axis;
    Pose result = pose;
    for (const std::int32_t joint : which) {
        const Vec3 about = joint == active ? axis : Vec3(axesOf(joint) * own);
        result.joints[static_cast<std::size_t>(joint)] = turned(skeleton, pose, joints, joint, about, angle);
    }
    return result;
}

Pose changedAlike(const Pose& pose, std::span<const std::int32_t> which, std::int32_t active,
                  const JointPose& to) {
    const JointPose from = pose.joints[static_cast<std::size_t>(active)];
    const Quat turn = from.rotation.conjugate() * to.rotation;
    const Vec3 way = to.translation - from.translation;
    Vec3 factors = Vec3::Ones();
    for (int axis = 0; axis < 3; ++axis) {
        factors[axis] = from.scale[axis] == 0.0 ? 1.0 : to.scale[axis] / from.scale[axis];
    }
    Pose result = pose;
    for (const std::int32_t joint : which) {
        JointPose& changed = result.joints[static_cast<std::size_t>(joint)];
        changed.rotation = (changed.rotation * turn).normalized();
        changed.translation += way;
        changed.scale = changed.scale.cwiseProduct(factors);
    }
    result.joints[static_cast<std::size_t>(active)] = to; // exactly
    return result;
}

JointPose scaled(const Pose& pose, std::int32_t j, GizmoPart part, double factor) {
    JointPose result = pose.joints[static_cast<std::size_t>(j)];
    const std::array parts{GizmoPart::X, GizmoPart::Y, GizmoPart::Z};
    for (std::size_t axis = 0; axis < parts.size(); ++axis) {
        if (part == GizmoPart::Screen || part == parts[axis]) {
            result.scale[static_cast<Eigen::Index>(axis)] *= factor;
        }
    }
    return result;
}

JointPose moved(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints, std::int32_t j,
                const Vec3& way) {
    const auto index = static_cast<std::size_t>(j);
    const std::int32_t parent = skeleton.joints[index].parent;
    JointPose result = pose.joints[index];
    result.translation +=
        parent == kNone ? way : Vec3(joints[static_cast<std::size_t>(parent)].linear().inverse() * way);
    return result;
}

} // namespace sinew
