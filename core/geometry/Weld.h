#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"

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

/// For every triangle the lowest triangle with the same three vertices in any order, itself when it is the
/// first. #T. O(n log n) at worst.
std::vector<std::uint32_t> firstCoincident(std::size_t vertexCount, std::span<const Triangle> triangles);

/// Polygons with the same vertices, in any order, as an earlier one; ascending. Whole polygons are compared,
/// for two copies of a quad may be cut along different diagonals. offsets: #F + 1; corners: #C. O(n log n).
std::vector<std::uint32_t> repeatedPolygons(std::span<const std::uint32_t> offsets,
                                            std::vector<std::uint32_t> corners);

} // namespace sinew
