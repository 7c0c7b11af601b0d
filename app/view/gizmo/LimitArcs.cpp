#include "app/view/gizmo/LimitArcs.h"

#include "core/skeleton/JointAngles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr double kHalfTurn = 180.0;
constexpr double kStep = 4.0;       // degrees between points of an arc
constexpr double kAlongAxis = 0.25; // a bone nearer to the axis than that sine shows no turn about it
constexpr double kPerDegree = std::numbers::pi / 180.0;

/// The axis that this angle turns about while the others stay, in the joint's own axes. Unit.
Vec3 turnAxis(const JointLimits& limits, const Vec3& angles, int axis) {
    const Quat a = rotationAtAngles(limits, angles);
    const Quat b = rotationAtAngles(limits, angles + Vec3::Unit(axis));
    return Eigen::AngleAxisd((a.conjugate() * b).normalized()).axis();
}

/// What of `wanted` is square to the axis, of length 1; where hardly any is, of another direction.
Vec3 squareTo(const Vec3& axis, const Vec3& wanted) {
    const Vec3 side = wanted - wanted.dot(axis) * axis;
    return side.norm() > kAlongAxis ? Vec3(side.normalized()) : Vec3(axis.unitOrthogonal());
}

/// A side without limit reaches as far as the opposite of where the joint is now.
AngleRange shownRange(AngleRange range, double now) {
    range.min = std::isfinite(range.min) ? range.min : std::min(now, range.max) - kHalfTurn;
    range.max = std::isfinite(range.max) ? range.max : std::max(now, range.min) + kHalfTurn;
    range.max = std::min(range.max, range.min + 2.0 * kHalfTurn);
    return range;
}

} // namespace

std::vector<LimitArc> limitArcs(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints,
                                std::int32_t joint, double radius) {
    std::vector<LimitArc> arcs;
    const auto j = static_cast<std::size_t>(joint);
    if (joint == kNone || j >= skeleton.size() || !skeleton.joints[j].limits) {
        return arcs;
    }
    const JointLimits& limits = *skeleton.joints[j].limits;
    const Vec3 angles = limitAngles(skeleton, j, pose.joints[j]);
    const Mat3 modelFromJoint = joints[j].rotation();
    const Vec3 bone = boneAxis(skeleton, joint);
    for (int axis = 0; axis < 3; ++axis) {
        const AngleRange& own = limits.ranges[static_cast<std::size_t>(axis)];
        if (own.free()) {
            continue;
        }
        const Vec3 about = turnAxis(limits, angles, axis);
        const Vec3 now = squareTo(about, bone);
        const AngleRange range = shownRange(own, angles[axis]);
        LimitArc arc{
            axis, joints[j].translation(), {}, joints[j].translation() + radius * (modelFromJoint * now)};
        const int steps = std::max(1, static_cast<int>(std::ceil((range.max - range.min) / kStep)));
        for (int step = 0; step <= steps; ++step) {
            const double angle = range.min + (range.max - range.min) * step / steps - angles[axis];
            const Vec3 to = Eigen::AngleAxisd(angle * kPerDegree, about) * now;
            arc.points.emplace_back(arc.center + radius * (modelFromJoint * to));
        }
        arcs.push_back(std::move(arc));
    }
    return arcs;
}

} // namespace sinew
