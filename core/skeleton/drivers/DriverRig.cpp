#include "core/skeleton/drivers/DriverRig.h"

#include "core/skeleton/JointAngles.h"

#include <algorithm>
#include <iterator>
#include <numbers>
#include <set>

namespace sinew {
namespace {

constexpr double kRadian = std::numbers::pi / 180.0;

/// What the drivers of one joint add up to.
struct ChannelSums {
    Vec3 translation = Vec3::Zero();
    Vec3 degrees = Vec3::Zero();
    Vec3 scale = Vec3::Ones();

    void add(DriverChannel channel, double value) {
        const int axis = axisOf(channel);
        if (isTranslation(channel)) {
            translation[axis] += value;
        } else if (isRotation(channel)) {
            degrees[axis] += value;
        } else {
            scale[axis] *= value;
        }
    }
    /// Channels that are at rest leave the pose its bits.
    void apply(const Mat3& parentFromJoint, JointPose& pose) const {
        if (translation != Vec3::Zero()) {
            pose.translation += parentFromJoint * translation;
        }
        if (degrees != Vec3::Zero()) {
            pose.rotation = (pose.rotation * drivenTurn(degrees)).normalized();
        }
        if (scale != Vec3::Ones()) {
            pose.scale = pose.scale.cwiseProduct(scale);
        }
    }
};

} // namespace

Quat drivenTurn(const Vec3& degrees) {
    const Vec3 angles = kRadian * degrees;
    return Quat(Eigen::AngleAxisd(angles.x(), Vec3::UnitX()) * Eigen::AngleAxisd(angles.y(), Vec3::UnitY()) *
                Eigen::AngleAxisd(angles.z(), Vec3::UnitZ()));
}

double DriverRig::Rule::at(const Pose& pose) const {
    const auto joint = static_cast<std::size_t>(source);
    const Quat turn = joint < pose.joints.size() ? pose.joints[joint].rotation : Quat::Identity();
    return valueAt(driver, anglesOf(turn, axis).of(driver.angle));
}

DriverRig::DriverRig(const Skeleton& skeleton, const Drivers& drivers) {
    for (const JointDriver& driver : drivers) {
        const std::int32_t source = skeleton.find(driver.joint);
        if (source == kNone || driver.keys.empty()) {
            continue;
        }
        Rule rule{source, boneAxis(skeleton, source), driver};
        std::ranges::stable_sort(rule.driver.keys, {}, &DriverKey::angle);
        const std::int32_t target =
            driver.channel == DriverChannel::Shape ? kNone : skeleton.find(driver.target);
        if (driver.channel == DriverChannel::Shape) {
            addShape(std::move(rule));
        } else if (target != kNone && target != source) {
            addJoint(skeleton, target, std::move(rule));
        }
    }
    sortJoints();
}

void DriverRig::addShape(Rule rule) {
    const std::string& name = rule.driver.target;
    auto found = std::ranges::find(m_shapes, name, &std::pair<std::string, std::vector<Rule>>::first);
    if (found == m_shapes.end()) {
        found = m_shapes.insert(found, {name, {}});
    }
    found->second.push_back(std::move(rule));
}

void DriverRig::addJoint(const Skeleton& skeleton, std::int32_t joint, Rule rule) {
    auto found = std::ranges::find(m_joints, joint, &DrivenJoint::joint);
    if (found == m_joints.end()) {
        const Mat3 turn = skeleton.parentFromJointBind(static_cast<std::size_t>(joint)).linear();
        found = m_joints.insert(found, {joint, turn, {}});
    }
    found->rules.push_back(std::move(rule));
}

/// Each driven joint behind those that drive it; what lies on circles, or is driven by one, is left out.
void DriverRig::sortJoints() {
    std::vector<DrivenJoint> open = std::move(m_joints);
    m_joints.clear();
    while (true) {
        std::set<std::int32_t> waiting;
        for (const DrivenJoint& each : open) {
            waiting.insert(each.joint);
        }
        const auto ready = std::ranges::stable_partition(open, [&](const DrivenJoint& each) {
            return std::ranges::any_of(each.rules,
                                       [&](const Rule& rule) { return waiting.contains(rule.source); });
        });
        if (ready.empty()) {
            return;
        }
        std::ranges::move(ready, std::back_inserter(m_joints));
        open.erase(ready.begin(), ready.end());
    }
}

Pose DriverRig::driven(const Pose& pose) const {
    Pose result = pose;
    for (const DrivenJoint& each : m_joints) { // a pose may be shorter than the skeleton
        result.joints.resize(std::max(result.joints.size(), static_cast<std::size_t>(each.joint) + 1));
    }
    for (const DrivenJoint& each : m_joints) {
        ChannelSums sums;
        for (const Rule& rule : each.rules) {
            sums.add(rule.driver.channel, rule.at(result));
        }
        sums.apply(each.parentFromJoint, result.joints[static_cast<std::size_t>(each.joint)]);
    }
    return result;
}

std::vector<ShapeWeight> DriverRig::shapes(const Pose& drivenPose) const {
    std::vector<ShapeWeight> weights;
    for (const auto& [shape, rules] : m_shapes) {
        double sum = 0.0;
        for (const Rule& rule : rules) {
            sum += rule.at(drivenPose);
        }
        weights.push_back({shape, sum});
    }
    return weights;
}

std::vector<std::int32_t> DriverRig::sources() const {
    std::set<std::int32_t> joints;
    for (const DrivenJoint& each : m_joints) {
        for (const Rule& rule : each.rules) {
            joints.insert(rule.source);
        }
    }
    for (const auto& [shape, rules] : m_shapes) {
        for (const Rule& rule : rules) {
            joints.insert(rule.source);
        }
    }
    return {joints.begin(), joints.end()};
}

std::vector<DriverChannel> DriverRig::channels(std::int32_t joint) const {
    std::set<DriverChannel> channels;
    const auto found = std::ranges::find(m_joints, joint, &DrivenJoint::joint);
    if (found != m_joints.end()) {
        for (const Rule& rule : found->rules) {
            channels.insert(rule.driver.channel);
        }
    }
    return {channels.begin(), channels.end()};
}

std::vector<std::int32_t> DriverRig::targets() const {
    std::vector<std::int32_t> joints;
    for (const DrivenJoint& each : m_joints) {
        joints.push_back(each.joint);
    }
    return joints;
}

Pose drivenPose(const Skeleton& skeleton, const Drivers& drivers, const Pose& pose) {
    return drivers.empty() ? pose : DriverRig(skeleton, drivers).driven(pose);
}

} // namespace sinew
