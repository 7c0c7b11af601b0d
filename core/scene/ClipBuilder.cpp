#include "core/scene/ClipBuilder.h"

#include "core/scene/ClipPose.h"

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

} // namespace sinew
