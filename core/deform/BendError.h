#pragma once

#include "core/skeleton/Skeleton.h"
#include "core/weights/SkinWeights.h"

#include <span>

namespace sinew {

/// How far other weights move a vertex when a joint bends.
struct BendError {
    double distance = 0.0;      ///< model units, see bendError
    std::int32_t joint = kNone; ///< that bends when it is farthest; kNone: it is never away
};

/// For the joint whose bend by 60 degrees parts them most, the root mean square distance between a vertex as
/// `before` and as `after` move it by linear blend skinning, meaned over bends about three orthogonal axes:
/// |s - s'| sqrt(2/3) |q|, s and s' the sums of its weights on and below the joint, q from the joint to the
/// vertex (as posedErrors, for one vertex). O(influences times depth).
BendError bendError(const Vec3& point, std::span<const Influence> before, std::span<const Influence> after,
                    const Skeleton& skeleton);

} // namespace sinew
