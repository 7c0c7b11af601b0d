#include "core/skeleton/drivers/DriverRig.h"

#include <algorithm>
#include <cmath>
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
    Quat turn = Quat::Identity(); ///< before the degrees

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
        if (turn.coeffs() != Quat::Identity().coeffs()) {
            pose.rotation = (pose.rotation * turn).normalized();
        }
        if (scale != Vec3::Ones()) {
            pose.scale = pose.scale.cwiseProduct(scale);
        }
    }
};

/// That fraction of a turn by its smaller angle.
Quat fractionOf(const Quat& turn, double fraction) {
    const Quat whole = turn.w() < 0.0 ? Quat(-turn.coeffs()) : turn;
    const double half = std::atan2(whole.vec().norm(), whole.w());
    return half > 0.0 ? Quat(Eigen::AngleAxisd(2.0 * half * fraction, whole.vec().normalized()))
                      : Quat::Identity();
}

Mat3 bindTurn(const Skeleton& skeleton, std::int32_t joint) {
    return skeleton.joints[static_cast<std::size_t>(joint)].modelFromJointBind.linear();
}

} // namespace

Quat drivenTurn(const Vec3& degrees) {
    const Vec3 angles = kRadian * degrees;
    return Quat(Eigen::AngleAxisd(angles.x(), Vec3::UnitX()) * Eigen::AngleAxisd(angles.y(), Vec3::UnitY()) *
                Eigen::AngleAxisd(angles.z(), Vec3::UnitZ()));
}

Vec3 drivenDegrees(const Quat& turn) {
    constexpr double kLockedAcross = 1e-7;
    constexpr double kStepsPerDegree = 1e9; // steps that are told apart
    const Mat3 m = turn.normalized().toRotationMatrix();
    // m = Rx Ry Rz: m02 = sin y, m12 = -sin x cos y, m22 = cos x cos y, m01 = -cos y sin z, m00 = cos y cos
    // z.
    const double across = std::hypot(m(0, 0), m(0, 1));
    const bool locked = across < kLockedAcross;
    const Vec3 angles(locked ? std::atan2(m(2, 1), m(1, 1)) : std::atan2(-m(1, 2), m(2, 2)),
                      std::atan2(m(0, 2), across), locked ? 0.0 : std::atan2(-m(0, 1), m(0, 0)));
    Vec3 degrees = angles / kRadian;
    for (double& each : degrees) {
        each = std::round(each * kStepsPerDegree) / kStepsPerDegree + 0.0; // no -0
    }
    return degrees;
}

JointAngles DriverRig::Source::anglesIn(const Pose& pose) const {
    const auto at = static_cast<std::size_t>(joint);
    const Quat turn = at < pose.joints.size() ? pose.joints[at].rotation : Quat::Identity();
    return anglesOf(from.conjugate() * turn, axis);
}

double DriverRig::Rule::angleAt(const Pose& pose) const {
    if (sources.size() == 1) {
        return sources.front().anglesIn(pose).of(driver.angle);
    }
    double squares = 0.0;
    for (const Source& source : sources) {
        const double swing = source.anglesIn(pose).swing;
        squares += swing * swing;
    }
    return std::sqrt(squares);
}

Quat DriverRig::Rule::turnAt(const Pose& pose) const {
    const auto joint = static_cast<std::size_t>(sources.front().joint);
    if (joint >= pose.joints.size()) {
        return Quat::Identity();
    }
    return targetFromSource * fractionOf(pose.joints[joint].rotation, at(pose)) *
           targetFromSource.conjugate();
}

/// Nothing where the driver has no key or a joint is not there.
std::optional<DriverRig::Rule> DriverRig::ruleOf(const Skeleton& skeleton, const JointDriver& driver) {
    std::vector<DriverPose> from = driver.from;
    if (from.empty()) {
        from.push_back({driver.joint, Vec3::Zero()});
    }
    Rule rule{{}, driver};
    std::ranges::stable_sort(rule.driver.keys, {}, &DriverKey::angle);
    for (const DriverPose& pose : from) {
        const std::int32_t joint = skeleton.find(pose.joint);
        if (joint == kNone) {
            return std::nullopt;
        }
        rule.sources.push_back({joint, boneAxis(skeleton, joint), drivenTurn(pose.degrees)});
    }
    return rule;
}

std::optional<double> DriverRig::angleOf(const Skeleton& skeleton, const JointDriver& driver,
                                         const Pose& drivenPose) {
    const std::optional<Rule> rule = ruleOf(skeleton, driver);
    return rule ? std::optional(rule->angleAt(drivenPose)) : std::nullopt;
}

DriverRig::DriverRig(const Skeleton& skeleton, const Drivers& drivers) {
    for (const JointDriver& driver : drivers) {
        std::optional<Rule> rule = ruleOf(skeleton, driver);
        if (!rule || driver.keys.empty()) {
            continue;
        }
        const std::int32_t source = rule->sources.front().joint;
        const std::int32_t target =
            driver.channel == DriverChannel::Shape ? kNone : skeleton.find(driver.target);
        if (driver.channel == DriverChannel::Shape) {
            addShape(std::move(*rule));
        } else if (target != kNone && target != source) {
            rule->targetFromSource =
                Quat(bindTurn(skeleton, target).transpose() * bindTurn(skeleton, source));
            addJoint(skeleton, target, std::move(*rule));
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
            return std::ranges::any_of(
                each.rules, [&](const Rule& rule) { return waiting.contains(rule.sources.front().joint); });
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
            if (rule.driver.channel == DriverChannel::Turn) {
                sums.turn = sums.turn * rule.turnAt(result);
            } else {
                sums.add(rule.driver.channel, rule.at(result));
            }
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
    const auto add = [&](const std::vector<Rule>& rules) {
        for (const Rule& rule : rules) {
            for (const Source& source : rule.sources) {
                joints.insert(source.joint);
            }
        }
    };
    std::ranges::for_each(m_joints, [&](const DrivenJoint& each) { add(each.rules); });
    std::ranges::for_each(m_shapes, [&](const auto& each) { add(each.second); });
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

std::vector<DriverRig::Rule> DriverRig::rules() const {
    std::vector<Rule> rules;
    for (const DrivenJoint& each : m_joints) {
        rules.insert(rules.end(), each.rules.begin(), each.rules.end());
    }
    for (const auto& [shape, shapeRules] : m_shapes) {
        rules.insert(rules.end(), shapeRules.begin(), shapeRules.end());
    }
    return rules;
}

Pose drivenPose(const Skeleton& skeleton, const Drivers& drivers, const Pose& pose) {
    return drivers.empty() ? pose : DriverRig(skeleton, drivers).driven(pose);
}

} // namespace sinew
