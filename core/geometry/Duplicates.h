#pragma once

#include "core/geometry/Mesh.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// For every triangle the lowest triangle with the same three points in any order, itself when it is the
/// first. #T. O(n log n) at worst.
std::vector<std::uint32_t> firstCoincident(std::size_t pointCount, std::span<const Triangle> triangles);

} // namespace sinew
