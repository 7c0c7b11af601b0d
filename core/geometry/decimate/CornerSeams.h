#pragma once

#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// Which corners around a welded vertex belong together: those of one wedge have the same vertex, material,
/// texture coordinates and colours, and nearly the same normal. Between two wedges runs a seam. #C numbers;
/// equal for corners of one wedge, different for all others. O(#C) for vertices of few wedges.
std::vector<std::uint32_t> cornerWedges(const Mesh& mesh, const WeldedSurface& surface);

} // namespace sinew
