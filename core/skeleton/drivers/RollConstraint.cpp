#include "core/skeleton/drivers/RollConstraint.h"

#include "core/skeleton/JointAngles.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

constexpr double kSmallestReach = 90.0; // degrees to which the line has to go
constexpr double kSameLine = 1e-6;
constexpr double kSameDirection = 1e-4; // of a cosine of 1

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
               return isRotation(other.channel) && other.target == driver.target;
           }) > 1;
}

std::optional<RollConstraint> rollOf(const Skeleton& skeleton, const JointDriver& driver) {
    const std::int32_t source = skeleton.find(driver.joint);
    const std::int32_t target = skeleton.find(driver.target);
    const std::optional<double> slope = slopeThroughZero(driver);
    if (source == kNone || target == kNone || !slope) {
        return std::nullopt;
    }
    const auto s = static_cast<std::size_t>(source);
    const auto t = static_cast<std::size_t>(target);
    if (skeleton.joints[s].parent != skeleton.joints[t].parent) {
        return std::nullopt;
    }
    const int axis = axisOf(driver.channel);
    const Vec3 bone = skeleton.joints[s].modelFromJointBind.linear() * boneAxis(skeleton, source);
    const double along = bone.dot(skeleton.joints[t].modelFromJointBind.linear().col(axis));
    const double weight = along < 0.0 ? -*slope : *slope;
    if (std::abs(along) < 1.0 - kSameDirection || weight <= 0.0 || weight > 1.0 + kSameLine) {
        return std::nullopt;
    }
    return RollConstraint{driver.target, driver.joint, axis, std::min(weight, 1.0)};
}

} // namespace

std::vector<RollConstraint> rollConstraints(const Skeleton& skeleton, const Drivers& drivers) {
    std::vector<RollConstraint> rolls;
    for (const JointDriver& driver : drivers) {
        if (driver.angle == JointAngle::Twist && isRotation(driver.channel) &&
            !turnedByOthers(drivers, driver)) {
            if (auto roll = rollOf(skeleton, driver)) {
                rolls.push_back(std::move(*roll));
            }
        }
    }
    return rolls;
}

} // namespace sinew
