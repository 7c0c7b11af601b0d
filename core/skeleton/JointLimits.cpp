#include "core/skeleton/JointLimits.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kTurn = 360.0;
constexpr double kPerDegree = std::numbers::pi / 180.0;
constexpr double kInside = 1e-7;  ///< degrees; what rounding leaves of an angle at the end of its range
constexpr double kLocked = 1e-7;  ///< cosine of the middle angle below which the other two are one
constexpr double kNearer = 1e-12; ///< by which a second triple has to be nearer, so that ties are decided

/// The axes of an order, first to turn first, and whether they run as x, y, z do.
struct OrderedAxes {
    int first;
    int second;
    int third;
    double sign;
};

OrderedAxes axesOf(AxisOrder order) {
    constexpr std::array<OrderedAxes, 6> kAxes{
        {{0, 1, 2, 1.0}, {0, 2, 1, -1.0}, {1, 2, 0, 1.0}, {1, 0, 2, -1.0}, {2, 0, 1, 1.0}, {2, 1, 0, -1.0}}};
    return kAxes[static_cast<std::size_t>(order)];
}

double nearestInRange(double angle, const AngleRange& range) {
    return std::clamp(angle, range.min, std::max(range.min, range.max));
}

/// The angle by whole turns, as near to the range as can be; inside it the one nearest to what it was. A
/// range with one end holds angles of half a turn either way: whole turns would always find the open side.
double turnedTowards(double angle, const AngleRange& range) {
    angle = std::remainder(angle, kTurn);
    if (!std::isfinite(range.min) || !std::isfinite(range.max)) {
        return angle;
    }
    const double off = nearestInRange(angle, range) - angle;
    if (off == 0.0) {
        return angle;
    }
    const double turns = std::floor(std::abs(off) / kTurn) * std::copysign(kTurn, off);
    const double before = angle + turns;
    const double after = before + std::copysign(kTurn, off);
    const auto away = [&](double at) { return std::abs(nearestInRange(at, range) - at); };
    return away(after) < away(before) ? after : before;
}

const AngleRange& rangeOf(const JointLimits& limits, int axis) {
    return limits.ranges[static_cast<std::size_t>(axis)];
}

/// Whether an axis may turn all round. Such a range holds both triples of a rotation: it says nothing of
/// which one is meant.
bool isWide(const AngleRange& range) {
    constexpr double kRound = 359.0;
    return range.free() || range.max - range.min >= kRound;
}

/// Squared, degrees. An axis that turns all round counts from a right angle either way on, so that no turn
/// about the others is taken for one by half a turn about it.
double distanceToRanges(const JointLimits& limits, const Vec3& angles) {
    constexpr AngleRange kUpright{-90.0, 90.0};
    double sum = 0.0;
    for (int axis = 0; axis < 3; ++axis) {
        const AngleRange& own = rangeOf(limits, axis);
        const double off = nearestInRange(angles[axis], isWide(own) ? kUpright : own) - angles[axis];
        sum += off * off;
    }
    return sum;
}

Vec3 turnedTowardsRanges(const JointLimits& limits, Vec3 angles) {
    for (int axis = 0; axis < 3; ++axis) {
        angles[axis] = turnedTowards(angles[axis], rangeOf(limits, axis));
    }
    return angles;
}

/// Where the axes lock only the sum of the outer angles counts, or their difference: the first takes what its
/// range allows, the last one the rest.
Vec3 dividedWhereLocked(const JointLimits& limits, Vec3 angles, const OrderedAxes& axes) {
    const double sense =
        -axes.sign * (angles[axes.second] < 0.0 ? -1.0 : 1.0); // total = first + sense * last
    const double total = turnedTowards(angles[axes.first], rangeOf(limits, axes.first));
    angles[axes.first] = nearestInRange(total, rangeOf(limits, axes.first));
    angles[axes.third] = sense * (total - angles[axes.first]);
    return turnedTowardsRanges(limits, angles);
}

bool isLocked(const Vec3& angles, const OrderedAxes& axes) {
    return std::abs(std::cos(angles[axes.second] * kPerDegree)) < kLocked;
}

} // namespace

Quat rotationOfAngles(const Vec3& degrees, AxisOrder order) {
    const OrderedAxes axes = axesOf(order);
    Quat result = Quat::Identity();
    for (const int axis : {axes.first, axes.second, axes.third}) {
        const double radians = degrees[axis] * std::numbers::pi / 180.0; // as files are read: to the last bit
        result = Quat(Eigen::AngleAxisd(radians, Vec3::Unit(axis))) * result;
    }
    return result;
}

Vec3 anglesOfRotation(const Quat& rotation, AxisOrder order) {
    const OrderedAxes axes = axesOf(order);
    const auto [i, j, k, sign] = axes;
    const Mat3 r = rotation.normalized().toRotationMatrix();
    const double cosine = std::hypot(r(i, i), r(j, i));
    Vec3 angles;
    angles[j] = std::atan2(-sign * r(k, i), cosine);
    const bool locked = cosine < kLocked;
    angles[i] = locked ? std::atan2(-sign * r(j, k), r(j, j)) : std::atan2(sign * r(k, j), r(k, k));
    angles[k] = locked ? 0.0 : std::atan2(sign * r(j, i), r(i, i));
    return angles / kPerDegree;
}

Vec3 sameRotation(const Vec3& degrees, AxisOrder order) {
    const int middle = axesOf(order).second;
    Vec3 other = degrees + Vec3::Constant(180.0);
    other[middle] = 180.0 - degrees[middle];
    return other;
}

Vec3 limitAngles(const JointLimits& limits, const Quat& parentFromJoint) {
    const OrderedAxes axes = axesOf(limits.order);
    const Quat turn = limits.parentFromAxes.conjugate() * parentFromJoint * limits.axesFromJoint.conjugate();
    const Vec3 angles = anglesOfRotation(turn, limits.order);
    if (isLocked(angles, axes)) {
        return dividedWhereLocked(limits, angles, axes);
    }
    const Vec3 one = turnedTowardsRanges(limits, angles);
    if (isWide(rangeOf(limits, axes.second))) {
        return one;
    }
    const Vec3 two = turnedTowardsRanges(limits, sameRotation(angles, limits.order));
    return distanceToRanges(limits, two) < distanceToRanges(limits, one) - kNearer ? two : one;
}

Quat rotationAtAngles(const JointLimits& limits, const Vec3& degrees) {
    return (limits.parentFromAxes * rotationOfAngles(degrees, limits.order) * limits.axesFromJoint)
        .normalized();
}

Quat clampedToLimits(const Quat& parentFromJoint, const JointLimits& limits) {
    const Vec3 angles = limitAngles(limits, parentFromJoint);
    Vec3 clamped = angles;
    for (int axis = 0; axis < 3; ++axis) {
        clamped[axis] = nearestInRange(angles[axis], rangeOf(limits, axis));
    }
    return (clamped - angles).cwiseAbs().maxCoeff() <= kInside ? parentFromJoint
                                                               : rotationAtAngles(limits, clamped);
}

bool finiteLimits(const JointLimits& limits) {
    const auto sound = [](const AngleRange& range) {
        return !std::isnan(range.min) && !std::isnan(range.max) && range.min < HUGE_VAL &&
               range.max > -HUGE_VAL;
    };
    const auto unit = [](const Quat& q) { return std::abs(q.norm() - 1.0) < 1e-6; };
    return std::ranges::all_of(limits.ranges, sound) && unit(limits.parentFromAxes) &&
           unit(limits.axesFromJoint);
}

int axisTurnedRound(const JointLimits& limits) {
    for (int axis = 0; axis < 3; ++axis) {
        if (rangeOf(limits, axis).min > rangeOf(limits, axis).max) {
            return axis;
        }
    }
    return -1;
}

} // namespace sinew
