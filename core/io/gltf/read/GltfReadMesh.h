#pragma once

#include "core/geometry/Mesh.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/ImportedFile.h"

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

/// All primitives of meshes[index] as one mesh in its own space, with the influences of every vertex (joints
/// as the primitives number them). Lines and points come as polygons with too few corners.
ImportedMesh readGltfMesh(GltfFile& file, std::size_t index);

/// Where the vertices of each primitive of meshes[index] stand in what readGltfMesh makes of it.
std::vector<GltfVertexRange> gltfVertexRanges(GltfFile& file, std::size_t index);

/// Triangles the mesh claims to have, without reading them.
std::size_t countGltfTriangles(GltfFile& file, std::size_t index);

} // namespace sinew
