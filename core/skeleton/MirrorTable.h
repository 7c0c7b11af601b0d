#pragma once

#include "core/skeleton/Skeleton.h"

#include <vector>

namespace sinew {

/// Which joint is which one's partner on the other side of the character.
struct MirrorTable {
    Vec3 normal = Vec3::UnitX();       ///< unit normal of the plane of symmetry, model space
    double offset = 0.0;               ///< the plane is normal . p = offset
    std::vector<std::int32_t> partner; ///< #J; a joint in the middle is its own, kNone: there is none

    Vec3 mirrored(const Vec3& point) const { return point - 2.0 * (normal.dot(point) - offset) * normal; }
    /// Joints without a partner, ascending.
    std::vector<std::int32_t> lonely() const;
};

/// Pairs joints first by name (otherSideName), which also tells where the plane stands, then by the
/// form of their branches (pairByForm), then the rest by place: mutually nearest to each other's mirror
/// image, within 2 % of the skeleton's size. Without any pair of names the plane lies
/// across x, or across z for characters that look along x, through the middle of the roots or of the box,
/// whichever pairs more. O(#J^2).
MirrorTable mirrorTable(const Skeleton& skeleton);

} // namespace sinew
