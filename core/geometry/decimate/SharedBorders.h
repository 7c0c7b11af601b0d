#pragma once

#include "core/geometry/Mesh.h"

#include <span>
#include <vector>

namespace sinew {

/// Vertices at which the border of one mesh meets the border of another, as a head's neck does a body's. Made
/// coarser each by itself, the meshes have to keep them, or a gap opens. For every mesh #P flags, or none
/// where it meets no other. Welded as a whole (kWeldTolerance). O(n log n).
std::vector<std::vector<bool>> sharedBorders(std::span<const Mesh* const> meshes);

} // namespace sinew
