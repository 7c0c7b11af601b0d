#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/edit/SkeletonEdit.h"

namespace sinew {

/// The most that a clip turns a joint away from its bind pose, radians; 0: no clip turns it. Keys alone are
/// looked at; a turn that grows on beyond 180 degrees from key to key counts in full. O(keys).
double largestBend(const Scene& scene, std::int32_t joint);

/// What edits that leave the skeleton as it is do to clips. Share: keys of the first joint's turn become its
/// share of it, and the others, whose axes are their parents', turn by the same. Carry: the first joint moves
/// over the floor (x and z) as the second did, which keeps its height; others right below the first move as
/// before. Other kinds: nothing. `skeleton`: after the edit, with all the joints named. O(#J + keys).
void followMotion(std::vector<Clip>& clips, const Skeleton& skeleton, const SkeletonEdit& edit);

} // namespace sinew
