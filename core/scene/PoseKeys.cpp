#include "core/scene/PoseKeys.h"

#include "core/scene/ClipPose.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

JointPose jointBetween(const JointPose& a, const JointPose& b, double share) {
    JointPose pose;
    pose.rotation = a.rotation.normalized().slerp(share, b.rotation.normalized());
    pose.translation = a.translation + share * (b.translation - a.translation);
    pose.scale = a.scale + share * (b.scale - a.scale);
    return pose;
}

bool staysAlike(const std::vector<Pose>& poses, std::size_t joint) {
    return std::ranges::all_of(
        poses, [&](const Pose& pose) { return pose.joints[joint] == poses.front().joints[joint]; });
}

/// Keys of the first `count` poses, relative to the parent as clips have them.
JointTrack keysOf(const Skeleton& skeleton, const std::vector<Pose>& poses, std::size_t count,
                  double frameRate, std::size_t joint) {
    const Transform bind = skeleton.parentFromJointBind(joint);
    const Quat turn(bind.rotation());
    JointTrack track;
    track.joint = static_cast<std::int32_t>(joint);
    for (std::size_t frame = 0; frame < count; ++frame) {
        const JointPose& pose = poses[frame].joints[joint];
        const double seconds = static_cast<double>(frame) / frameRate;
        Quat rotation = (turn * pose.rotation).normalized();
        if (frame > 0 && rotation.dot(track.rotations.back().value) < 0.0) { // readers may not know better
            rotation.coeffs() = -rotation.coeffs();
        }
        track.translations.push_back({seconds, bind.translation() + pose.translation});
        track.rotations.push_back({seconds, rotation});
        track.scales.push_back({seconds, pose.scale});
    }
    return track;
}

/// A list that says one thing all along says it once.
template<typename T, typename Same>
void shorten(std::vector<Key<T>>& keys, const Same& same) {
    const bool still =
        std::ranges::all_of(keys, [&](const Key<T>& key) { return same(key.value, keys.front().value); });
    if (still && keys.size() > 1) {
        keys.resize(1);
    }
}

} // namespace

Pose poseBetween(const Pose& from, const Pose& to, double share) {
    if (share <= 0.0) {
        return from;
    }
    Pose pose = to;
    for (std::size_t j = 0; j < std::min(from.joints.size(), to.joints.size()) && share < 1.0; ++j) {
        if (!(from.joints[j] == to.joints[j])) {
            pose.joints[j] = jointBetween(from.joints[j], to.joints[j], share);
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
    Clip clip;
    clip.name = name;
    clip.frameRate = frameRate;
    if (poses.empty()) {
        return clip;
    }
    clip.duration = static_cast<double>(poses.size() - 1) / frameRate;
    const Pose resting = poseAt(skeleton, Clip(), 0.0);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const bool still = staysAlike(poses, j);
        if (still && poses.front().joints[j] == JointPose() && resting.joints[j] == JointPose()) {
            continue;
        }
        JointTrack track = keysOf(skeleton, poses, still ? 1 : poses.size(), frameRate, j);
        shorten(track.translations, [](const Vec3& a, const Vec3& b) { return a == b; });
        shorten(track.rotations, [](const Quat& a, const Quat& b) { return a.coeffs() == b.coeffs(); });
        shorten(track.scales, [](const Vec3& a, const Vec3& b) { return a == b; });
        clip.tracks.push_back(std::move(track));
    }
    return clip;
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
