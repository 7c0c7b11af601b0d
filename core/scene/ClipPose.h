#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

namespace sinew {

/// A clip's pose at a time, as changes against the bind pose: keys linear in between (rotations along the
/// shorter arc), the first and last hold before and after. A joint without keys stands at its rest, as in the
/// file. Exactly the identity where that is the bind pose. O(#J + keys' logarithms).
Pose poseAt(const Skeleton& skeleton, const Clip& clip, double seconds);

/// A value between keys, as poseAt has it. `keys`: at least one. O(logarithm of keys).
Vec3 keyedAt(const std::vector<Key<Vec3>>& keys, double seconds);

} // namespace sinew
