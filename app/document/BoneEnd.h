#pragma once

#include "core/skeleton/Skeleton.h"

namespace sinew {

/// Where a joint's bone leads: to its tail, its first child that is elsewhere, or straight on from its parent
/// for `length`.
Vec3 boneEnd(const Skeleton& skeleton, std::size_t joint, double length);

} // namespace sinew
