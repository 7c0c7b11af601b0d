#pragma once

#include "core/geometry/Mesh.h"

#include <span>

namespace sinew {

/// Where a primitive's vertices stand in the mesh.
struct GltfVertexRange {
    std::uint32_t first = 0;
    std::size_t count = 0;
};

/// Adds what a primitive's indices draw in a mode of the format (4 triangles, 5 strip, 6 fan). Lines and
/// points become polygons of too few corners, so that they are counted where all formats' are; indices
/// beyond the vertices become UINT32_MAX.
void addGltfPolygons(Mesh& mesh, std::span<const std::uint32_t> indices, double mode,
                     const GltfVertexRange& vertices);

} // namespace sinew
