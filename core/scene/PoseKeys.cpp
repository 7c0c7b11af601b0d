#include "core/scene/PoseKeys.h"

#include "core/scene/ClipPose.h"

#include <algorithm>
#include <cmath>

namespace sinew {

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

namespace {

JointPose jointBetween(const JointPose& a, const JointPose& b, double share) {
    JointPose pose;
    pose.rotation = a.rotation.normalized().slerp(share, b.rotation.normalized());
    pose.translation = a.translation + share * (b.translation - a.translation);
    pose.scale = a.scale + share * (b.scale - a.scale);
    return pose;
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
