#pragma once

#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/drivers/Driver.h"

#include <string>
#include <vector>

namespace sinew {

/// The driver of a shape on the other side: of the partner of each joint that it measures, by the angle that
/// this turns by when the pose is mirrored (mirroredTurn), with the same values. A twist changes its sign,
/// and a bend goes over to the axis of the partner that lies along the mirrored one best; the poses that it
/// measures from are mirrored. `target` takes the place of the driver's shape. Error: ShapeDriverUnpaired
/// (shape, joint) where the skeleton lacks a joint or it has no partner. O(#J + keys).
Expected<JointDriver> mirroredDriver(const Skeleton& skeleton, const MirrorTable& table,
                                     const JointDriver& driver, const std::string& target);

/// Poses in which a shape's driver has the value that is farthest from 0: of every joint that it measures as
/// turned in the pose that it measures from, the driving joint then turned by the angle of that key. Where
/// the angle leaves the direction open (a swing), one pose for each of four directions; none where the
/// skeleton lacks the joint. O(#J).
std::vector<Pose> fullPoses(const Skeleton& skeleton, const JointDriver& driver);

} // namespace sinew
