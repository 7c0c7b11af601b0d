#pragma once

#include "core/base/Types.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Which points coincide. Numbers run in the order of each group's first point, so the result is the same
/// wherever and however often it is computed.
struct WeldMap {
    std::vector<std::uint32_t> groupOfPoint; ///< #P
    std::vector<std::uint32_t> firstPoint;   ///< #G the lowest point of each group
    std::size_t groupCount() const { return firstPoint.size(); }
};

/// Groups points no further apart than `tolerance` (absolute), by chains: a near b and b near c puts all
/// three together. Zero, and anything too small to tell apart in double precision, means equal coordinates
/// (-0 equals 0). Non-finite points stay alone. O(n) expected, hashing into cells of about the tolerance's
/// size.
WeldMap weldPoints(std::span<const Vec3> points, double tolerance);

} // namespace sinew
