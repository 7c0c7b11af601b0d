#pragma once

#include "core/skeleton/JointAngle.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"

namespace sinew {

/// How far a pose turns a joint away from its bind pose, degrees: the rotation is a twist about the joint's
/// bone and then a swing, whose axis is square to the bone (Grassia 1998).
struct JointAngles {
    double swing = 0.0; ///< 0 to 180: between the bone's direction before and after
    double twist = 0.0; ///< -180 to 180
    /// The swing as axis times angle, in the joint's bind axes: its length is `swing`, and it is square to
    /// the bone. Its signs tell the directions of a bend apart.
    Vec3 bend = Vec3::Zero();

    double of(JointAngle angle) const;
};

/// Of a rotation about a unit axis, both in the same frame. Without a twist where the swing is 180 degrees.
JointAngles anglesOf(const Quat& rotation, const Vec3& axis);

/// Where a joint's bone points, in the joint's own bind axes, of length 1: to its tail, else to the mean of
/// its children, else away from its parent; along y where none of these says anything. O(#J).
Vec3 boneAxis(const Skeleton& skeleton, std::int32_t joint);

/// Of a joint that is there. O(#J).
JointAngles jointAngles(const Skeleton& skeleton, const Pose& pose, std::int32_t joint);

} // namespace sinew
