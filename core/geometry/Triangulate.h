#pragma once

#include "core/geometry/Mesh.h"

#include <span>
#include <vector>

namespace sinew {

/// Splits a counter-clockwise polygon in the plane, n >= 3, by clipping ears (Meisters 1975). Appends exactly
/// n - 2 triangles of corner numbers, counter-clockwise where the polygon is simple; a polygon that crosses
/// itself or has no area still gets its n - 2. O(n^2) for sound polygons; bounded for others, whose triangles
/// may then overlap.
void clipEars(std::span<const Eigen::Vector2d> corners, std::vector<Triangle>& triangles);

/// The same for a polygon in space, in the plane of its area vector; without area a fan. Corner numbers
/// again.
void clipEars(std::span<const Vec3> points, std::span<const std::uint32_t> polygon,
              std::vector<Triangle>& triangles);

} // namespace sinew
