#pragma once

#include "core/base/Types.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Which vertices coincide. Numbers run in the order of each group's first vertex, so the result is the same
/// wherever and however often it is computed.
struct WeldMap {
    std::vector<std::uint32_t> groupOfVertex; ///< #P
    std::vector<std::uint32_t> firstVertex;   ///< #G the lowest vertex of each group
    std::size_t groupCount() const { return firstVertex.size(); }
};

/// Groups vertices no further apart than `tolerance` (absolute), by chains: a near b and b near c puts all
/// three together. Zero, and anything too small to tell apart in double precision, means equal coordinates
/// (-0 equals 0). Non-finite vertices stay alone. O(n) expected, hashing into cells of about the tolerance's
/// size.
WeldMap weldVertices(std::span<const Vec3> vertices, double tolerance);

} // namespace sinew
