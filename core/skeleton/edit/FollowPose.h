#pragma once

#include "core/skeleton/Pose.h"
#include "core/skeleton/edit/LocalChange.h"

namespace sinew {

/// The pose after an edit: every joint turns in model space as before, about where it stands now; a joint
/// below a deleted one stands where it did. New joints are in bind pose. `changes`: of the skeleton after it.
/// O(#J).
Pose followed(const Pose& pose, const Skeleton& before, const Skeleton& after,
              std::span<const LocalChange> changes);

} // namespace sinew
