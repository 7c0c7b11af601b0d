#include "core/skeleton/edit/FollowPose.h"

#include "core/skeleton/DistinctNames.h"

#include <algorithm>

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

std::vector<std::int32_t> movedJoints(const Skeleton& skeleton, const SkeletonEdit& edit) {
    std::vector<std::int32_t> joints;
    if (edit.kind != SkeletonEditKind::Share && edit.kind != SkeletonEditKind::Carry) {
        return joints;
    }
    const std::vector<std::string> names = distinctJointNames(skeleton);
    for (const EditedJoint& joint : edit.joints) {
        joints.push_back(static_cast<std::int32_t>(std::ranges::find(names, joint.joint) - names.begin()));
    }
    return joints;
}

Pose withMotionMoved(Pose pose, const Skeleton& skeleton, const SkeletonEdit& edit) {
    const std::vector<std::int32_t> joints = movedJoints(skeleton, edit);
    if (joints.size() < 2) {
        return pose;
    }
    JointPose& first = pose.joints[static_cast<std::size_t>(joints.front())];
    if (edit.kind == SkeletonEditKind::Carry) {
        const Vec3 moved = pose.joints[static_cast<std::size_t>(joints[1])].translation;
        const Vec3 floor(moved.x(), 0.0, moved.z());
        first.translation += floor;
        for (std::size_t j = 0; j < skeleton.size(); ++j) { // the others stay where they are
            if (skeleton.joints[j].parent == joints.front() || static_cast<std::int32_t>(j) == joints[1]) {
                pose.joints[j].translation -= floor;
            }
        }
        return pose;
    }
    const Quat bound(skeleton.parentFromJointBind(static_cast<std::size_t>(joints.front())).linear());
    const double share = 1.0 / static_cast<double>(joints.size());
    first.rotation = Quat::Identity().slerp(share, first.rotation.normalized());
    for (std::size_t i = 1; i < joints.size(); ++i) { // links have their parent's axes
        pose.joints[static_cast<std::size_t>(joints[i])].rotation =
            (bound * first.rotation * bound.conjugate()).normalized();
    }
    return pose;
}

} // namespace sinew
