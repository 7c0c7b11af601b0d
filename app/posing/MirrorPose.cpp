#include "app/posing/MirrorPose.h"

namespace sinew {
namespace {

Mat3 axesOf(const Skeleton& skeleton, std::int32_t joint) {
    return joint == kNone ? Mat3(Mat3::Identity())
                          : skeleton.joints[static_cast<std::size_t>(joint)].modelFromJointBind.rotation();
}

std::int32_t parentOf(const Skeleton& skeleton, std::int32_t joint) {
    return skeleton.joints[static_cast<std::size_t>(joint)].parent;
}

} // namespace

JointPose mirroredJoint(const Skeleton& skeleton, const MirrorTable& table, const JointPose& pose,
                        std::int32_t joint, std::int32_t partner) {
    JointPose result;
    const Mat3 mirror = Mat3::Identity() - 2.0 * table.normal * table.normal.transpose();
    // From the joint's axes to its partner's, through the mirror.
    const Mat3 across = axesOf(skeleton, partner).transpose() * mirror * axesOf(skeleton, joint);
    if (pose.rotation.coeffs() != Quat::Identity().coeffs()) {
        // A reflection turns the axis like any vector and the sense the other way.
        const Vec3 axis = across * pose.rotation.vec();
        result.rotation = Quat(pose.rotation.w(), -axis.x(), -axis.y(), -axis.z()).normalized();
    }
    if (!pose.translation.isZero(0.0)) {
        result.translation = axesOf(skeleton, parentOf(skeleton, partner)).transpose() * mirror *
                             axesOf(skeleton, parentOf(skeleton, joint)) * pose.translation;
    }
    if (pose.scale != Vec3::Ones()) {
        result.scale = (across * pose.scale.asDiagonal() * across.transpose()).diagonal();
    }
    return result;
}

Pose mirroredPose(const Skeleton& skeleton, const MirrorTable& table, const Pose& pose) {
    Pose result = pose;
    result.joints.resize(skeleton.size());
    for (std::size_t j = 0; j < table.partner.size() && j < pose.joints.size(); ++j) {
        const std::int32_t partner = table.partner[j];
        if (partner != kNone) {
            result.joints[static_cast<std::size_t>(partner)] =
                mirroredJoint(skeleton, table, pose.joints[j], static_cast<std::int32_t>(j), partner);
        }
    }
    return result;
}

Pose mirroredOnto(const Skeleton& skeleton, const MirrorTable& table, const Pose& pose,
                  const std::vector<std::int32_t>& joints) {
    Pose result = pose;
    result.joints.resize(skeleton.size());
    for (const std::int32_t joint : joints) {
        const auto j = static_cast<std::size_t>(joint);
        const std::int32_t partner = joint >= 0 && j < table.partner.size() ? table.partner[j] : kNone;
        if (partner != kNone && partner != joint && j < pose.joints.size()) {
            result.joints[static_cast<std::size_t>(partner)] =
                mirroredJoint(skeleton, table, pose.joints[j], joint, partner);
        }
    }
    return result;
}

} // namespace sinew
