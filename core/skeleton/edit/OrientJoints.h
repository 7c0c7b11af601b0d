#pragma once

#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/edit/SkeletonEdit.h"

namespace sinew {

/// One of a joint's own axes, either way.
enum class JointAxis { X, Y, Z, NegativeX, NegativeY, NegativeZ };

Vec3 axisVector(JointAxis axis);

/// How joints' axes are to lie.
struct JointOrientation {
    JointAxis aim = JointAxis::Y; ///< points along the bone
    JointAxis secondary =
        JointAxis::Z;             ///< of another letter than `aim`; points to `towards` as far as it can
    Vec3 towards = Vec3::UnitZ(); ///< model space, not zero
    bool fromBend = false;   ///< where the bone bends from the one before, `secondary` stands across the bend
    bool alongModel = false; ///< all axes along the model's; nothing of the above counts
    /// Joints on the negative side have their partner's axes mirrored and reversed, so that the same turn
    /// moves both sides alike.
    bool mirrorBehaviour = false;
    bool operator==(const JointOrientation&) const = default;
};

/// Axes as programs expect them, for a character that stands upright and looks along z: Blender: y along the
/// bone, z to the front; Unreal: x along the bone, y to the front, sides mirrored in behaviour; Unity: all
/// along the model's; Maya: x along the bone, y across the bend, sides mirrored in behaviour.
enum class AxisConvention { Blender, Unreal, Unity, Maya };

JointOrientation orientationFor(AxisConvention convention);

/// Joints turned so; none moves. A bone points to mainChild, else to its tail, else where the bone above
/// points; a joint without any of these stays as it is. `mirror`: partners for mirrorBehaviour, #J. O(#J).
SkeletonSteps orientJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                           const JointOrientation& orientation, const MirrorTable& mirror);

} // namespace sinew
