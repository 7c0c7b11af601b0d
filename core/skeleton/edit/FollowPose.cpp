#include "core/skeleton/edit/FollowPose.h"

namespace sinew {
namespace {

JointPose poseOfJoint(const Pose& pose, std::int32_t joint) {
    const auto j = static_cast<std::size_t>(joint);
    return j < pose.joints.size() ? pose.joints[j] : JointPose();
}

/// Several poses, each relative to the one before, as one of the last joint.
JointPose composedPose(const Pose& pose, const Skeleton& skeleton, std::span<const std::int32_t> chain) {
    JointPose result = poseOfJoint(pose, chain.front());
    if (chain.size() == 1) {
        return result;
    }
    Transform posed = Transform::Identity();
    Transform bind = Transform::Identity();
    Quat turn = Quat::Identity();
    result.scale = Vec3::Ones();
    for (const std::int32_t joint : chain) {
        const JointPose own = poseOfJoint(pose, joint);
        const Transform local = skeleton.parentFromJointBind(static_cast<std::size_t>(joint));
        bind = bind * local;
        posed.translate(own.translation);
        posed = posed * local;
        posed.rotate(own.rotation.normalized());
        posed.scale(own.scale);
        turn = turn * Quat(local.linear()) * own.rotation;
        result.scale = result.scale.cwiseProduct(own.scale);
    }
    result.rotation = (Quat(bind.linear()).conjugate() * turn).normalized();
    result.translation = posed.translation() - bind.translation();
    return result;
}

} // namespace

Pose followed(const Pose& pose, const Skeleton& before, const Skeleton& after,
              std::span<const LocalChange> changes) {
    Pose result = Pose::bindPose(after);
    for (std::size_t j = 0; j < changes.size(); ++j) {
        const LocalChange& change = changes[j];
        if (change.chain.empty()) {
            continue;
        }
        JointPose own = composedPose(pose, before, change.chain);
        if (!change.same && !(own == JointPose())) {
            own.translation = change.turn * own.translation;
            if (!change.own.isIdentity(0.0)) {
                const Quat turn(change.own);
                own.rotation = (turn.conjugate() * own.rotation * turn).normalized();
                own.scale = change.scale(own.scale);
            }
        }
        result.joints[j] = own;
    }
    return result;
}

} // namespace sinew
