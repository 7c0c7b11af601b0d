#pragma once

#include "core/scene/Scene.h"

#include <vector>

namespace sinew {

/// Joints that lie outside the volume: the generalized winding number of all parts together, their inside-out
/// shells turned, is a half or less there. Ascending. O((#J + n) log n) in the triangles.
std::vector<std::size_t> jointsOutside(const Scene& scene);

} // namespace sinew
