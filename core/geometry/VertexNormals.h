#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"

#include <span>
#include <vector>

namespace sinew {

/// Outward, not of unit length: each triangle by its angle at the vertex (Thuermer and Wuethrich 1998), so
/// that the diagonal of a flat quad does not count. Zero where triangles cancel out. #P. O(#P + #T).
std::vector<Vec3> vertexNormals(std::span<const Vec3> vertices, std::span<const Triangle> triangles);

} // namespace sinew
