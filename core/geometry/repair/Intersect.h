#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"

#include <array>
#include <span>
#include <vector>

namespace sinew {

using Corners = std::array<Vec3, 3>;

/// True when two triangles cross: each has corners further than `tolerance` on both sides of the other's
/// plane, and the pieces they cut from the line where the planes meet overlap by more than `tolerance`
/// (Moeller 1997). Triangles that only touch, and those that overlap in one plane, do not cross. False for
/// triangles without area.
bool trianglesCross(const Corners& a, const Corners& b, double tolerance);

/// Marks every triangle that crosses another with which it shares no vertex. vertices: #P x 3 welded;
/// triangles: indices of those. Triangles with a repeated or non-finite vertex are left out. #T marks (char,
/// so that threads can write side by side). O(n log n) for surfaces, parallel. Error: Canceled.
Expected<std::vector<char>> selfIntersections(std::span<const Vec3> vertices,
                                              std::span<const Triangle> triangles, double tolerance,
                                              Progress& progress);

} // namespace sinew
