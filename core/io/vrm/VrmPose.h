#pragma once

#include "core/base/Notice.h"
#include "core/skeleton/HumanoidMap.h"

#include <string>

namespace sinew {

/// Notes where the bind pose is not what VRM 1.0 asks for: the character faces +Z (VrmFacesElsewhere) and
/// stands in a T-pose, arms level to the sides, legs straight down (VrmPoseOff: how many bones are turned
/// away, the worst of them and by how many degrees). `map` has all required bones. O(1).
void noteVrmPose(const Skeleton& skeleton, const HumanoidMap& map, const std::string& file, Notices& notices);

} // namespace sinew
