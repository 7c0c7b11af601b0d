#pragma once

#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"

#include <span>
#include <vector>

namespace sinew {

/// How far a joint may turn about one of its axes, as an arc around the joint in a pose: the joint's bone
/// points to `now` and may be turned to either end while the other two angles stay.
struct LimitArc {
    int axis = 0;             ///< 0: x
    Vec3 center;              ///< the joint, model space
    std::vector<Vec3> points; ///< from min to max; of a range of a whole turn a circle
    Vec3 now;                 ///< where the joint is turned to; on the arc while it is within its limits
};

/// The arcs of a joint with limits, one for each axis that has a range; empty for other joints. `joints`:
/// modelFromJoint of every joint in the pose. `radius`: model units.
std::vector<LimitArc> limitArcs(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints,
                                std::int32_t joint, double radius);

} // namespace sinew
