#include "core/skeleton/drivers/NodeConstraint.h"

#include "core/skeleton/JointAngles.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

constexpr double kSmallestReach = 90.0; // degrees to which the line has to go
constexpr double kSameLine = 1e-6;
constexpr double kSameDirection = 1e-4; // of a cosine of 1
constexpr double kSameAxes = 1e-6;      // of an entry of a rotation

/// The value a degree of two keys whose line goes through 0; nothing: it is no such line.
std::optional<double> slopeThroughZero(const JointDriver& driver) {
    if (driver.keys.size() != 2) {
        return std::nullopt;
    }
    const auto [low, high] = std::minmax(driver.keys[0], driver.keys[1],
                                         [](const auto& a, const auto& b) { return a.angle < b.angle; });
    if (low.angle > -kSmallestReach || high.angle < kSmallestReach) {
        return std::nullopt;
    }
    const double slope = (high.value - low.value) / (high.angle - low.angle);
    return std::abs(low.value - slope * low.angle) < kSameLine ? std::optional(slope) : std::nullopt;
}

bool turnedByOthers(const Drivers& drivers, const JointDriver& driver) {
    return std::ranges::count_if(drivers, [&](const JointDriver& other) {
               return turnsJoint(other.channel) && other.target == driver.target;
           }) > 1;
}

std::optional<double> weightOf(double weight) {
    return weight > 0.0 && weight <= 1.0 + kSameLine ? std::optional(std::min(weight, 1.0)) : std::nullopt;
}

/// An axis that lies along the source's bone, and how the twist about it goes over.
std::optional<NodeConstraint> rollOf(const Skeleton& skeleton, const JointDriver& driver, std::size_t source,
                                     std::size_t target) {
    const std::optional<double> slope = slopeThroughZero(driver);
    if (driver.angle != JointAngle::Twist || !driver.from.empty() || !slope ||
        skeleton.joints[source].parent != skeleton.joints[target].parent) {
        return std::nullopt;
    }
    const int axis = axisOf(driver.channel);
    const Vec3 bone = skeleton.joints[source].modelFromJointBind.linear() *
                      boneAxis(skeleton, static_cast<std::int32_t>(source));
    const double along = bone.dot(skeleton.joints[target].modelFromJointBind.linear().col(axis));
    const std::optional<double> weight = weightOf(along < 0.0 ? -*slope : *slope);
    if (std::abs(along) < 1.0 - kSameDirection || !weight) {
        return std::nullopt;
    }
    return NodeConstraint{driver.target, driver.joint, *weight, ConstraintKind::Roll, axis};
}

std::optional<NodeConstraint> rotationOf(const Skeleton& skeleton, const JointDriver& driver,
                                         std::size_t source, std::size_t target) {
    const bool constant = std::ranges::all_of(
        driver.keys, [&](const DriverKey& key) { return key.value == driver.keys.front().value; });
    const std::optional<double> weight = weightOf(driver.keys.front().value);
    const bool alike = skeleton.joints[source].modelFromJointBind.linear().isApprox(
        skeleton.joints[target].modelFromJointBind.linear(), kSameAxes);
    return constant && weight && alike ? std::optional(NodeConstraint{driver.target, driver.joint, *weight})
                                       : std::nullopt;
}

std::optional<NodeConstraint> constraintOf(const Skeleton& skeleton, const JointDriver& driver) {
    const std::int32_t source = skeleton.find(driver.joint);
    const std::int32_t target = skeleton.find(driver.target);
    if (source == kNone || target == kNone || source == target || driver.keys.empty()) {
        return std::nullopt;
    }
    const auto s = static_cast<std::size_t>(source);
    const auto t = static_cast<std::size_t>(target);
    return driver.channel == DriverChannel::Turn ? rotationOf(skeleton, driver, s, t)
                                                 : rollOf(skeleton, driver, s, t);
}

} // namespace

Vec3 constraintAxis(const NodeConstraint& constraint) {
    const bool back = constraint.negative && constraint.kind == ConstraintKind::Aim;
    return constraint.direction.value_or((back ? -1.0 : 1.0) * Vec3::Unit(constraint.axis));
}

void setConstraintAxis(NodeConstraint& constraint, const Vec3& direction) {
    constexpr double kSameAxis = 0.99985; // cosine of a degree
    const Vec3 unit = direction.normalized();
    Eigen::Index axis = 0;
    const double along = unit.cwiseAbs().maxCoeff(&axis);
    constraint.axis = static_cast<int>(axis);
    constraint.negative = constraint.kind == ConstraintKind::Aim && unit[axis] < 0.0;
    constraint.direction = along < kSameAxis ? std::optional(unit) : std::nullopt;
}

std::vector<NodeConstraint> nodeConstraints(const Skeleton& skeleton, const Drivers& drivers) {
    std::vector<NodeConstraint> constraints;
    for (const JointDriver& driver : drivers) {
        if (turnsJoint(driver.channel) && !turnedByOthers(drivers, driver)) {
            if (auto constraint = constraintOf(skeleton, driver)) {
                constraints.push_back(std::move(*constraint));
            }
        }
    }
    return constraints;
}

} // namespace sinew
