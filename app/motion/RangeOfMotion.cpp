#include "app/motion/RangeOfMotion.h"

#include "app/motion/LimbBends.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

using picture::Limb;
using picture::LimbRole;
using picture::LimbRoles;

/// Seconds of a bend: fingers are many and quick.
double secondsOf(LimbRole role) {
    return role == LimbRole::Finger ? 0.5 : 1.0;
}

} // namespace

RangeOfMotion::RangeOfMotion(const Skeleton& skeleton, const std::vector<bool>& deforming)
    : m_joints(skeleton.size()) {
    const LimbRoles roles(skeleton);
    double begin = 0.0;
    for (const Limb& limb : roles.limbs()) {
        for (std::size_t k = 0; k < limb.joints.size(); ++k) {
            const auto joint = static_cast<std::size_t>(limb.joints[k]);
            const bool all = skeleton.joints[joint].parent == kNone && skeleton.size() > 1;
            if (!deforming[joint] || all) { // a root turns everything alike, which shows nothing
                continue;
            }
            const Mat3 axes = skeleton.joints[joint].modelFromJointBind.rotation();
            for (const LimbBend& bend : bendsOf(skeleton, roles, limb, k)) {
                if (!(bend.axis.norm() > 1e-9)) {
                    continue;
                }
                const Vec3 axis = axes.transpose() * bend.axis.normalized();
                m_bends.push_back({limb.joints[k], axis, bend.degrees, begin, secondsOf(roles.role(limb))});
                begin += m_bends.back().duration;
            }
        }
    }
}

const Bend* RangeOfMotion::bendAt(double seconds) const {
    const auto after = std::ranges::upper_bound(m_bends, seconds, {}, &Bend::begin);
    return after == m_bends.begin() || !(seconds < duration()) ? nullptr : &*(after - 1);
}

std::int32_t RangeOfMotion::jointAt(double seconds) const {
    const Bend* bend = bendAt(seconds);
    return bend != nullptr ? bend->joint : kNone;
}

Pose RangeOfMotion::poseOf(const Bend& bend, double share) const {
    Pose pose{std::vector<JointPose>(m_joints)};
    const double radians = share * bend.degrees * std::numbers::pi / 180.0;
    pose.joints[static_cast<std::size_t>(bend.joint)].rotation = Quat(Eigen::AngleAxisd(radians, bend.axis));
    return pose;
}

Pose RangeOfMotion::poseAt(double seconds) const {
    const Bend* bend = bendAt(seconds);
    if (bend == nullptr || seconds <= bend->begin) {
        return Pose{std::vector<JointPose>(m_joints)};
    }
    const double phase = (seconds - bend->begin) / bend->duration;
    return poseOf(*bend, 0.5 - 0.5 * std::cos(2.0 * std::numbers::pi * phase)); // out and back, softly
}

std::vector<Pose> RangeOfMotion::sampled(std::size_t count) const {
    std::vector<Pose> poses(std::min(count, m_bends.size()), Pose{std::vector<JointPose>(m_joints)});
    for (std::size_t i = 0; i < m_bends.size() && !poses.empty(); ++i) {
        // Bends of one joint follow one another, so they fall into different poses.
        const auto joint = static_cast<std::size_t>(m_bends[i].joint);
        JointPose& target = poses[i % poses.size()].joints[joint];
        target.rotation = target.rotation * poseOf(m_bends[i]).joints[joint].rotation;
    }
    return poses;
}

std::vector<bool> deformingJoints(const Skeleton& skeleton,
                                  const std::vector<std::shared_ptr<const SkinWeights>>& weights) {
    std::vector<bool> deforming(skeleton.size());
    bool any = false;
    for (const auto& part : weights) {
        for (std::size_t p = 0; part && p < part->vertexCount(); ++p) {
            for (const Influence& influence : part->at(p)) {
                deforming[static_cast<std::size_t>(influence.joint)] = true;
                any = true;
            }
        }
    }
    for (std::size_t j = 0; j < skeleton.size() && !any; ++j) {
        deforming[j] = roleByName(skeleton.joints[j].name) == NamedRole::Deforming &&
                       (skeleton.joints[j].parent != kNone || skeleton.size() == 1);
    }
    return deforming;
}

} // namespace sinew
