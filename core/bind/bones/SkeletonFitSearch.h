#pragma once

#include "core/bind/bones/Bones.h"
#include "core/bind/bones/MeshVolume.h"
#include "core/skeleton/Skeleton.h"

#include <vector>

namespace sinew {

/// Places along the bones of every joint that starts from its own bones, in the order of the joints; the
/// first is where the joint stands.
std::vector<std::vector<Vec3>> placesAlongBones(const std::vector<Bone>& sources);

/// The similarity that puts these bones best into the volume: bones keep inside, and no part of the volume
/// is far from a bone. Among nearly equal ones the simplest: no turn before up axes before quarter turns,
/// factors between units before others, no move before one. The same bytes on any number of threads.
SkeletonFit findSkeletonFit(const std::vector<std::vector<Vec3>>& bones, const MeshVolume& volume);

} // namespace sinew
