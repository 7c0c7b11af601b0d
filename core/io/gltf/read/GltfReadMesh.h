#pragma once

#include "core/io/gltf/read/GltfFile.h"
#include "core/io/gltf/read/GltfPolygons.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// All primitives of meshes[index] as one mesh in its own space, with the influences of every vertex (joints
/// as the primitives number them). Lines and points come as polygons with too few corners.
ImportedMesh readGltfMesh(GltfFile& file, std::size_t index);

/// Where the vertices of each primitive of meshes[index] stand in what readGltfMesh makes of it.
std::vector<GltfVertexRange> gltfVertexRanges(GltfFile& file, std::size_t index);

/// Triangles the mesh claims to have, without reading them.
std::size_t countGltfTriangles(GltfFile& file, std::size_t index);

} // namespace sinew
