#pragma once

#include "core/geometry/Mesh.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// For every triangle the lowest triangle with the same three vertices in any order, itself when it is the
/// first. #T. O(n log n) at worst.
std::vector<std::uint32_t> firstCoincident(std::size_t vertexCount, std::span<const Triangle> triangles);

/// Polygons with the same vertices, in any order, as an earlier one; ascending. Whole polygons are compared,
/// for two copies of a quad may be cut along different diagonals. offsets: #F + 1; corners: #C. O(n log n).
std::vector<std::uint32_t> repeatedPolygons(std::span<const std::uint32_t> offsets,
                                            std::vector<std::uint32_t> corners);

} // namespace sinew
