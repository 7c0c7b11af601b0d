#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/edit/LocalChange.h"

namespace sinew {

/// The clips after an edit of the skeleton: every joint turns in model space as before, about where it stands
/// now. Keys of deleted joints become part of those of the joints below them; new joints have none. O(keys).
std::vector<Clip> followed(const std::vector<Clip>& clips, const Skeleton& before,
                           std::span<const LocalChange> changes);

} // namespace sinew
