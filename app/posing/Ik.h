#pragma once

#include "core/skeleton/Pose.h"

#include <vector>

namespace sinew {

/// How many joints above `joint` turn when its place is dragged: those of its limb from the shoulder or the
/// hip on (the joint before the limb's main hinge). A limb's first joint takes the joint it hangs on and that
/// one's limb along, so that everything but a root can be dragged. 0 for a root. O(#J log #J).
int limbLength(const Skeleton& skeleton, std::int32_t joint);

/// The joints a drag turns, from the body outwards; `chainLength` 0: limbLength, never more than there are.
std::vector<std::int32_t> ikChain(const Skeleton& skeleton, std::int32_t joint, int chainLength = 0);

/// The pose with `joint` moved to `targetModel` (model space), or as near as its chain reaches, by turning
/// the joints above it and nothing else: bones keep their length, every bone turns the short way and not
/// about itself. Two bones are solved exactly, in the plane they bend in; more by FABRIK (Aristidou and
/// Lasenby 2011) in the same manner. A straight limb bends the way it is bent when bound, else knees forward
/// and elbows back. Equal input gives equal bytes; give the pose at the start of a drag for a result that
/// does not depend on the way the mouse took.
Pose solveIk(const Skeleton& skeleton, const Pose& pose, std::int32_t joint, const Vec3& targetModel,
             int chainLength = 0);

} // namespace sinew
