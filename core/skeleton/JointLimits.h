#pragma once

#include "core/base/Types.h"

#include <array>
#include <limits>
#include <optional>

namespace sinew {

/// Which axis turns first, second, third. The numbers are those of FBX.
enum class AxisOrder { XYZ = 0, XZY = 1, YZX = 2, YXZ = 3, ZXY = 4, ZYX = 5 };

/// How far a joint may turn about one axis, degrees.
struct AngleRange {
    double min = -std::numeric_limits<double>::infinity(); ///< -infinity: no limit
    double max = std::numeric_limits<double>::infinity();  ///< infinity: no limit

    bool free() const { return min == -max && max == std::numeric_limits<double>::infinity(); }
    bool operator==(const AngleRange&) const = default;
};

/// How far a joint may turn: three angles about its own axes, as the joint's file measures them (the degrees
/// of freedom of CSE 169). The rotation of the joint relative to its parent is
/// parentFromAxes * R(angles) * axesFromJoint; with the order XYZ R = Rz * Ry * Rx.
struct JointLimits {
    std::array<AngleRange, 3> ranges; ///< about x, y and z, whatever the order
    AxisOrder order = AxisOrder::XYZ;
    Quat parentFromAxes = Quat::Identity(); ///< unit; the joint's axes where all angles are 0
    Quat axesFromJoint = Quat::Identity();  ///< unit

    bool operator==(const JointLimits& other) const {
        return ranges == other.ranges && order == other.order &&
               parentFromAxes.coeffs() == other.parentFromAxes.coeffs() &&
               axesFromJoint.coeffs() == other.axesFromJoint.coeffs();
    }
};

/// Rotation of three angles, degrees about x, y and z, that turn in this order about axes that stand still.
Quat rotationOfAngles(const Vec3& degrees, AxisOrder order);

/// The angles of a rotation, degrees: the middle one from -90 to 90, the others from -180 to 180. Where the
/// middle one is a right angle (gimbal lock), the last one is 0.
Vec3 anglesOfRotation(const Quat& rotation, AxisOrder order);

/// The other triple of angles that means the same rotation, but for whole turns.
Vec3 sameRotation(const Vec3& degrees, AxisOrder order);

/// The angles of a joint that is turned so relative to its parent. Of all triples that mean this rotation the
/// one nearest to the limits, each angle by whole turns: inside them wherever that is possible, also where
/// the axes lock.
Vec3 limitAngles(const JointLimits& limits, const Quat& parentFromJoint);

/// The rotation of a joint whose angles are these, relative to its parent.
Quat rotationAtAngles(const JointLimits& limits, const Vec3& degrees);

/// A joint's rotation relative to its parent, each angle kept within its range. The same bytes where they are
/// within already, but for 1e-7 degrees. O(1).
Quat clampedToLimits(const Quat& parentFromJoint, const JointLimits& limits);

/// Whether every range has numbers, or infinity, and none is turned round (min greater than max).
bool finiteLimits(const JointLimits& limits);
/// The first axis whose min is greater than its max (0: x), or -1.
int axisTurnedRound(const JointLimits& limits);

} // namespace sinew
