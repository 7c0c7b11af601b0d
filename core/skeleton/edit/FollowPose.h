#pragma once

#include "core/skeleton/Pose.h"
#include "core/skeleton/edit/LocalChange.h"

namespace sinew {

/// The pose after an edit: every joint turns in model space as before, about where it stands now; a joint
/// below a deleted one stands where it did. New joints are in bind pose. `changes`: of the skeleton after it.
/// O(#J).
Pose followed(const Pose& pose, const Skeleton& before, const Skeleton& after,
              std::span<const LocalChange> changes);

/// Numbers of the joints whose clips and poses an edit changes while the skeleton stays (Share, Carry), in
/// its order; of other kinds none. They exist. O(#J).
std::vector<std::int32_t> movedJoints(const Skeleton& skeleton, const SkeletonEdit& edit);

/// The pose after such an edit: shares of a turn, or a move over the floor (x and z), go to the joints that
/// the edit says; other kinds: as it is. `skeleton`: after the edit. O(#J).
Pose withMotionMoved(Pose pose, const Skeleton& skeleton, const SkeletonEdit& edit);

} // namespace sinew
