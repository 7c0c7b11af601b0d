#include "core/scene/ClipPose.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kSame = 1e-9; // what rounding leaves of a pose that is the bind pose

Vec3 between(const Vec3& a, const Vec3& b, double share) {
    return a + share * (b - a);
}

Quat between(const Quat& a, const Quat& b, double share) {
    return a.normalized().slerp(share, b.normalized());
}

/// Keys ascend in time.
template<typename T>
T valueAt(const std::vector<Key<T>>& keys, double seconds) {
    const auto after = std::ranges::upper_bound(keys, seconds, {}, &Key<T>::seconds);
    if (after == keys.begin()) {
        return keys.front().value;
    }
    if (after == keys.end()) {
        return keys.back().value;
    }
    const Key<T>& a = *(after - 1);
    const double span = after->seconds - a.seconds;
    return between(a.value, after->value, span > 0.0 ? (seconds - a.seconds) / span : 0.0);
}

struct Parts {
    Vec3 translation;
    Quat rotation;
    Vec3 scale;
};

/// Translation, rotation and scale along the joint's axes.
Parts decompose(const Transform& transform) {
    Vec3 scale = transform.linear().colwise().norm();
    scale.x() *= transform.linear().determinant() < 0.0 ? -1.0 : 1.0; // mirrored
    Mat3 rotation = transform.linear();
    for (int axis = 0; axis < 3; ++axis) {
        rotation.col(axis) /= scale[axis] != 0.0 ? scale[axis] : 1.0;
    }
    return {transform.translation(), Quat(rotation).normalized(), scale};
}

JointPose againstBind(const Parts& parts, const Transform& bind) {
    JointPose pose;
    const Vec3 moved = parts.translation - bind.translation();
    if (moved.norm() > kSame * (1.0 + bind.translation().norm())) {
        pose.translation = moved;
    }
    const Quat turn = (Quat(bind.rotation()).conjugate() * parts.rotation).normalized();
    if (turn.vec().norm() > kSame) {
        pose.rotation = turn;
    }
    if ((parts.scale - Vec3::Ones()).norm() > kSame) {
        pose.scale = parts.scale;
    }
    return pose;
}

} // namespace

Vec3 keyedAt(const std::vector<Key<Vec3>>& keys, double seconds) {
    return valueAt(keys, seconds);
}

Pose poseAt(const Skeleton& skeleton, const Clip& clip, double seconds) {
    std::vector<const JointTrack*> tracks(skeleton.size(), nullptr);
    for (const JointTrack& track : clip.tracks) {
        if (track.joint >= 0 && static_cast<std::size_t>(track.joint) < tracks.size()) {
            tracks[static_cast<std::size_t>(track.joint)] = &track;
        }
    }
    Pose pose = Pose::bindPose(skeleton);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        Parts parts = decompose(skeleton.joints[j].parentFromJointRest);
        if (const JointTrack* track = tracks[j]) {
            parts.translation =
                track->translations.empty() ? parts.translation : valueAt(track->translations, seconds);
            parts.rotation = track->rotations.empty() ? parts.rotation : valueAt(track->rotations, seconds);
            parts.scale = track->scales.empty() ? parts.scale : valueAt(track->scales, seconds);
        }
        pose.joints[j] = againstBind(parts, skeleton.parentFromJointBind(j));
    }
    return pose;
}

} // namespace sinew
