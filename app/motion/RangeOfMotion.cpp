#include "app/motion/RangeOfMotion.h"

#include "core/skeleton/JointNames.h"
#include "core/skeleton/LimbRoles.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <string>
#include <vector>

namespace sinew {
namespace {

/// A turn about a model axis in the bind pose.
struct LimbBend {
    Vec3 axis = Vec3::UnitX(); ///< any length
    double degrees = 0.0;
};

using Bends = std::vector<LimbBend>;

/// The bone that joint k moves; of a joint where the limb ends in a fork, the one that leads to it.
std::size_t boneOf(const Skeleton& skeleton, const Limb& limb, std::size_t k) {
    return k > 0 && !(boneFrom(skeleton, limb, k).norm() > 1e-6 * limb.length) ? k - 1 : k;
}

/// Forward and back, to both sides, about itself.
Bends spineBends(const Vec3& along, double degrees) {
    const Vec3 side = Vec3::UnitX();
    return {{side, degrees}, {side, -0.6 * degrees}, {side.cross(along), degrees}, {along, degrees}};
}

/// Down and up, to and fro, of a joint that turns every way.
Bends ballBends(const Vec3& along, double degrees) {
    const Vec3 up = along.cross(Vec3::UnitY()).norm() > 0.3 ? Vec3::UnitY() : Vec3::UnitZ();
    const Vec3 lift = along.cross(up);
    return {{lift, degrees}, {lift, -degrees}, {along.cross(lift), degrees}};
}

Bends armBends(const Skeleton& skeleton, const Limb& limb, std::size_t k, const Vec3& along) {
    const std::size_t elbow = hinge(skeleton, limb);
    if (k == elbow && boneOf(skeleton, limb, k) == k) {
        return {{hingeAxis(skeleton, limb, k, Vec3(0.0, 0.3, 1.0)), 120.0}};
    }
    if (k + 1 == elbow) { // the shoulder: up, down, forward
        const Vec3 up = along.cross(Vec3::UnitY());
        const double below = std::asin(std::clamp(-along.y(), -1.0, 1.0)) * 180.0 / std::numbers::pi;
        const double down = std::clamp(72.0 - below, 5.0, 60.0); // not through the body
        return {{up, 55.0}, {up, -down}, {along.cross(Vec3::UnitZ()), 70.0}};
    }
    return ballBends(along, k < elbow ? 18.0 : 50.0);
}

Bends legBends(const Skeleton& skeleton, const Limb& limb, std::size_t k, const Vec3& along, double side) {
    const std::size_t knee = hinge(skeleton, limb);
    if (k == knee && boneOf(skeleton, limb, k) == k) {
        return {{hingeAxis(skeleton, limb, k, -Vec3::UnitZ()), 110.0}};
    }
    if (k + 1 == knee) { // the hip: forward, back, out
        const Vec3 forward = along.cross(Vec3::UnitZ());
        return {{forward, 80.0}, {forward, -25.0}, {along.cross(side * Vec3::UnitX()), 40.0}};
    }
    const Vec3 across = std::abs(along.x()) < 0.9 ? Vec3(Vec3::UnitX()) : Vec3(Vec3::UnitZ());
    return {{across, 30.0}, {across, -35.0}};
}

std::string lowerName(const Skeleton& skeleton, const Limb& limb, std::size_t k) {
    std::string name = skeleton.joints[static_cast<std::size_t>(limb.joints[k])].name;
    std::ranges::transform(name, name.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    });
    return name;
}

/// "LeftForeArmRoll", "upperarm_twist_01_l": a joint that takes a limb's turn about itself and nothing else.
bool isTwist(const Skeleton& skeleton, const Limb& limb, std::size_t k) {
    const std::string name = lowerName(skeleton, limb, k);
    const std::size_t roll = name.find("roll");
    const std::string& own = skeleton.joints[static_cast<std::size_t>(limb.joints[k])].name;
    const bool word = roll != std::string::npos &&
                      (roll == 0 || own[roll] == 'R' || own[roll - 1] == '_' || own[roll - 1] == '.');
    return word || name.find("twist") != std::string::npos;
}

/// Whether it hangs on a leg.
bool isToe(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb) {
    const std::int32_t parent = skeleton.joints[static_cast<std::size_t>(limb.joints.front())].parent;
    return std::ranges::any_of(roles.limbs(), [&](const Limb& other) {
        return roles.role(other) == LimbRole::Leg &&
               std::ranges::find(other.joints, parent) != other.joints.end();
    });
}

/// Fingers curl, and hardly go back; toes do both a little.
Bends fingerBends(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k,
                  std::size_t moved) {
    const Vec3 curl = fingerCurl(skeleton, roles, limb, moved);
    if (isToe(skeleton, roles, limb)) {
        return {{curl, 30.0}, {curl, -30.0}};
    }
    if (k == 0 && limb.joints.size() > 3) { // it lies in the palm, which hardly gives
        return {{curl, 8.0}};
    }
    return {{curl, isCalledThumb(skeleton, limb) ? 40.0 : 70.0}};
}

/// The bends of a limb's joint k.
Bends bendsOf(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k) {
    const std::size_t moved = boneOf(skeleton, limb, k);
    const Vec3 bone = boneFrom(skeleton, limb, moved);
    const Vec3 along = bone.norm() > 0.0 ? Vec3(bone.normalized()) : Vec3(Vec3::UnitY());
    if (isTwist(skeleton, limb, k)) {
        return {{along, 45.0}, {along, -45.0}};
    }
    if (lowerName(skeleton, limb, k).find("jaw") != std::string::npos) {
        return {{Vec3::UnitX(), 22.0}}; // it opens
    }
    switch (roles.role(limb)) {
    case LimbRole::Middle: {
        // A neck or a tail turns further than a spine, a long one less in each joint.
        const bool spine = limb.fromRoot || roles.forks(limb);
        const double whole = spine ? 75.0 : 110.0;
        return spineBends(along,
                          std::min(spine ? 30.0 : 45.0, whole / static_cast<double>(limb.joints.size())));
    }
    case LimbRole::Finger:
        return fingerBends(skeleton, roles, limb, k, moved);
    case LimbRole::Leg:
        return legBends(skeleton, limb, k, along, roles.side(limb));
    case LimbRole::Arm:
        return armBends(skeleton, limb, k, along);
    case LimbRole::Still:
        return ballBends(along, 25.0);
    }
    return {};
}

/// The bends of a joint with limits: about each of its axes from where it is bound to either end, the other
/// two angles as they are. A side without limit is left alone. Axes in the joint's own bind axes.
Bends limitBends(const Skeleton& skeleton, std::size_t joint) {
    constexpr double kShortest = 0.5; // degrees; less shows nothing
    constexpr double kWidest = 179.0;
    const JointLimits& limits = *skeleton.joints[joint].limits;
    const Quat bind = Quat(Mat3(skeleton.parentFromJointBind(joint).linear()));
    const Vec3 angles = limitAngles(limits, bind);
    Bends bends;
    for (int axis = 0; axis < 3; ++axis) {
        const AngleRange& range = limits.ranges[static_cast<std::size_t>(axis)];
        for (const double sense : {1.0, -1.0}) {
            const double end = sense > 0.0 ? range.max : range.min;
            const double degrees = std::clamp(end - angles[axis], -kWidest, kWidest);
            if (std::isfinite(end) && sense * degrees > kShortest) {
                // About one axis of the three a turn is the same turn all along.
                const Quat a = rotationAtAngles(limits, angles);
                const Quat b = rotationAtAngles(limits, angles + Vec3::Unit(axis));
                bends.push_back({Eigen::AngleAxisd((a.conjugate() * b).normalized()).axis(), degrees});
            }
        }
    }
    return bends;
}

/// Whether any side of any axis has an end.
bool bounded(const std::optional<JointLimits>& limits) {
    return limits &&
           std::ranges::any_of(limits->ranges, [](const AngleRange& range) { return !range.free(); });
}

/// Seconds of a bend: fingers are many and quick.
double secondsOf(LimbRole role) {
    return role == LimbRole::Finger ? 0.5 : 1.0;
}

} // namespace

RangeOfMotion::RangeOfMotion(const Skeleton& skeleton, const std::vector<bool>& deforming)
    : m_joints(skeleton.size()) {
    Skeleton body = skeleton; // limbs of a body do not go on into a lattice
    body.joints.resize(ownJointCount(skeleton));
    const LimbRoles roles(body);
    double begin = 0.0;
    if (limitedJoints(skeleton) > 0) {
        m_limited = std::make_shared<const Skeleton>(skeleton);
    }
    for (const Limb& limb : roles.limbs()) {
        for (std::size_t k = 0; k < limb.joints.size(); ++k) {
            const auto joint = static_cast<std::size_t>(limb.joints[k]);
            const bool all = skeleton.joints[joint].parent == kNone && skeleton.size() > 1;
            if (!deforming[joint] || all) { // a root turns everything alike, which shows nothing
                continue;
            }
            const bool limited = bounded(skeleton.joints[joint].limits);
            const Mat3 axes =
                limited ? Mat3(Mat3::Identity()) : Mat3(skeleton.joints[joint].modelFromJointBind.rotation());
            for (const LimbBend& bend :
                 limited ? limitBends(skeleton, joint) : bendsOf(skeleton, roles, limb, k)) {
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

Pose RangeOfMotion::poseOf(const Bend& bend, double fraction) const {
    Pose pose{std::vector<JointPose>(m_joints)};
    const double radians = fraction * bend.degrees * std::numbers::pi / 180.0;
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
        if (m_limited) { // two bends of one joint may lead out of its limits together
            target = withinLimits(*m_limited, joint, target);
        }
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

std::vector<bool> withoutDriven(std::vector<bool> joints, const DriverRig& rig) {
    const auto turns = [](DriverChannel channel) {
        return channel == DriverChannel::Turn || channel == DriverChannel::RotateX ||
               channel == DriverChannel::RotateY || channel == DriverChannel::RotateZ;
    };
    for (const std::int32_t driven : rig.targets()) {
        if (std::ranges::any_of(rig.channels(driven), turns)) {
            joints[static_cast<std::size_t>(driven)] = false;
        }
    }
    return joints;
}

namespace {

constexpr double kFrameRate = 30.0;
constexpr const char* kMotionName = "RangeOfMotion";

} // namespace

std::string freeClipName(const Scene& scene, const std::string& wanted) {
    std::string name = wanted;
    for (int number = 2; std::ranges::find(scene.clips, name, &Clip::name) != scene.clips.end(); ++number) {
        name = wanted + "_" + std::to_string(number);
    }
    return name;
}

Clip clipOf(const RangeOfMotion& motion, const Skeleton& skeleton, const std::string& name) {
    std::map<std::int32_t, JointTrack> tracks;
    for (const Bend& bend : motion.bends()) {
        JointTrack& track = tracks[bend.joint];
        track.joint = bend.joint;
        const auto joint = static_cast<std::size_t>(bend.joint);
        const Quat rest(Mat3(skeleton.parentFromJointBind(joint).rotation()));
        const auto add = [&](double seconds, const Quat& turn) {
            if (track.rotations.empty() || track.rotations.back().seconds < seconds) {
                track.rotations.push_back({seconds, (rest * turn).normalized()});
            }
        };
        if (track.rotations.empty()) {
            add(0.0, Quat::Identity());
        }
        add(bend.begin, Quat::Identity());
        const auto frames = static_cast<int>(std::lround(bend.duration * kFrameRate));
        for (int frame = 1; frame < frames; ++frame) {
            const double seconds = bend.begin + frame / kFrameRate;
            add(seconds, motion.poseAt(seconds).joints[joint].rotation);
        }
        add(bend.begin + bend.duration, Quat::Identity());
    }
    Clip clip;
    clip.name = name;
    clip.duration = motion.duration();
    clip.frameRate = kFrameRate;
    for (auto& [joint, track] : tracks) {
        clip.tracks.push_back(std::move(track));
    }
    return clip;
}

Scene withRangeOfMotion(Scene scene, const Drivers& drivers) {
    const RangeOfMotion motion(scene.skeleton,
                               withoutDriven(deformingJoints(scene.skeleton, partWeights(scene)),
                                             DriverRig(scene.skeleton, drivers)));
    if (!motion.bends().empty()) {
        scene.clips.push_back(clipOf(motion, scene.skeleton, freeClipName(scene, kMotionName)));
    }
    return scene;
}

} // namespace sinew
