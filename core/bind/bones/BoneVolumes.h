#pragma once

#include "core/bind/bones/Bones.h"
#include "core/bind/settings/BoneVolume.h"
#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <vector>

namespace sinew {

/// Where a volume of a bone's own lies: along a bone of one segment; along one that leads to several children
/// from the joint to the middle of their places, or, where these lie all around the joint, along the segment
/// whose length no other has (a pelvis: the spine). A point stays one. O(#segments^2).
Segment boneAxis(const Bone& bone);

/// The frame of a volume along an axis, columns as AxisVolume::axes: the axes across are the two of the
/// joint's own (columns of `joint`, orthonormal) that lie least along it, laid square to it. An axis without
/// length takes the joint's first.
Mat3 volumeAxes(const Segment& axis, const Mat3& joint);

/// The volume as it lies around its bone in the bind pose; `axis` and `joint` as above. Around a point all
/// but capsules reach as far along as the first radius. One that its ends make shorter than nothing is flat
/// in the middle.
AxisVolume placedVolume(const BoneVolume& volume, const Segment& axis, const Mat3& joint);

/// The volumes that a bone has by itself, one around each of its segments: of `radius`, and, other than
/// capsules, whose ends are round, as much longer at both ends.
std::vector<AxisVolume> volumesAround(const Bone& bone, AxisVolumeShape shape, double radius,
                                      const Mat3& joint);

/// The same sized by the bone's length and the places of its children (Rotenberg 2019): the radius of each is
/// a quarter of its segment. That of a bone that is a point is a quarter of the bone that leads to it; of one
/// that no bone leads to there is none.
std::vector<AxisVolume> volumesByLength(const std::vector<Bone>& bones, std::size_t bone,
                                        AxisVolumeShape shape, const Mat3& joint);

/// How a joint lies in the bind pose: columns are its axes, orthonormal.
Mat3 jointAxes(const Skeleton& skeleton, std::int32_t joint);

} // namespace sinew
