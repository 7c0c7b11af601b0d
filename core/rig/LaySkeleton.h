#pragma once

#include "core/skeleton/Skeleton.h"

namespace sinew {

/// Turns joints so that their local Y runs along their bone (to their child, or on from their parent) and Z
/// is as near to `front` as that allows; rest transforms follow the bind pose. O(#J).
void orientAlongBones(Skeleton& skeleton, const Vec3& front);

/// The child that continues a joint's bone: the only one, or the one straightest ahead of it; kNone: none.
std::vector<std::int32_t> mainChildren(const Skeleton& skeleton);

/// Rest transforms from the bind pose. O(#J).
void restAsBound(Skeleton& skeleton);

} // namespace sinew
