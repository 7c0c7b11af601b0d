#include "core/scene/ClipPose.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kSame = 1e-9; // what rounding leaves of a pose that is the bind pose

Vec3 between(const Vec3& a, const Vec3& b, double fraction) {
    return a + fraction * (b - a);
}

Quat between(const Quat& a, const Quat& b, double fraction) {
    return a.normalized().slerp(fraction, b.normalized());
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

JointPose jointBetween(const JointPose& a, const JointPose& b, double fraction) {
    JointPose pose;
    pose.rotation = a.rotation.normalized().slerp(fraction, b.rotation.normalized());
    pose.translation = a.translation + fraction * (b.translation - a.translation);
    pose.scale = a.scale + fraction * (b.scale - a.scale);
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

ClipBuilder::ClipBuilder(const Skeleton& skeleton, double frameRate, std::string name)
    : m_skeleton(skeleton)
    , m_joints(skeleton.size()) {
    m_clip.name = std::move(name);
    m_clip.frameRate = frameRate;
    for (std::size_t j = 0; j < m_joints.size(); ++j) {
        m_joints[j].bind = skeleton.parentFromJointBind(j);
        m_joints[j].turn = Quat(m_joints[j].bind.rotation());
    }
}

void ClipBuilder::add(double seconds, const Pose& pose) {
    m_times.push_back(seconds);
    for (std::size_t j = 0; j < m_joints.size(); ++j) {
        JointKeys& keys = m_joints[j];
        const JointPose& joint = pose.joints[j];
        keys.first = m_times.size() == 1 ? joint : keys.first;
        keys.still = keys.still && joint == keys.first;
        Quat rotation = (keys.turn * joint.rotation).normalized();
        if (m_times.size() > 1 && rotation.dot(keys.rotations.last()) < 0.0) { // readers may not know better
            rotation.coeffs() = -rotation.coeffs();
        }
        keys.translations.add(m_times, keys.bind.translation() + joint.translation);
        keys.rotations.add(m_times, rotation);
        keys.scales.add(m_times, joint.scale);
    }
}

Clip ClipBuilder::finish() {
    if (m_times.empty()) {
        return std::move(m_clip);
    }
    m_clip.duration = m_times.back();
    const Pose resting = poseAt(m_skeleton, Clip(), 0.0);
    for (std::size_t j = 0; j < m_joints.size(); ++j) {
        JointKeys& keys = m_joints[j];
        if (keys.still && keys.first == JointPose() && resting.joints[j] == JointPose()) {
            continue;
        }
        const double start = m_times.front();
        m_clip.tracks.push_back({static_cast<std::int32_t>(j), keys.translations.take(start),
                                 keys.rotations.take(start), keys.scales.take(start)});
    }
    return std::move(m_clip);
}

Pose poseBetween(const Pose& from, const Pose& to, double fraction) {
    if (fraction <= 0.0) {
        return from;
    }
    Pose pose = to;
    for (std::size_t j = 0; j < std::min(from.joints.size(), to.joints.size()) && fraction < 1.0; ++j) {
        if (!(from.joints[j] == to.joints[j])) {
            pose.joints[j] = jointBetween(from.joints[j], to.joints[j], fraction);
        }
    }
    return pose;
}

Pose poseAt(const std::vector<PoseKey>& keys, double seconds) {
    const auto after = std::ranges::upper_bound(keys, seconds, {}, &PoseKey::seconds);
    if (after == keys.begin()) {
        return keys.front().pose;
    }
    const PoseKey& before = *(after - 1);
    if (after == keys.end()) {
        return before.pose;
    }
    const double span = after->seconds - before.seconds;
    return poseBetween(before.pose, after->pose, span > 0.0 ? (seconds - before.seconds) / span : 1.0);
}

Clip clipOf(const Skeleton& skeleton, const std::vector<Pose>& poses, double frameRate,
            const std::string& name) {
    ClipBuilder clip(skeleton, frameRate, name);
    for (std::size_t frame = 0; frame < poses.size(); ++frame) {
        clip.add(static_cast<double>(frame) / frameRate, poses[frame]);
    }
    return clip.finish();
}

Clip clipOf(const Skeleton& skeleton, const std::vector<PoseKey>& keys, double frameRate,
            const std::string& name) {
    std::vector<Pose> poses;
    const auto frames = keys.empty() ? -1L : std::lround(keys.back().seconds * frameRate);
    for (long frame = 0; frame <= frames; ++frame) {
        poses.push_back(poseAt(keys, static_cast<double>(frame) / frameRate));
    }
    return clipOf(skeleton, poses, frameRate, name);
}

} // namespace sinew
