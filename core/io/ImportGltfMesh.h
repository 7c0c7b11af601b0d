#pragma once

#include "core/io/ImportGltfFile.h"
#include "core/io/ImportSource.h"

namespace sinew {

/// All primitives of meshes[index] as one mesh in its own space, with the influences of every point (joints
/// as the primitives number them). Lines and points come as polygons with too few corners.
SourceMesh readGltfMesh(GltfFile& file, std::size_t index);

/// Triangles the mesh claims to have, without reading them.
std::size_t countGltfTriangles(GltfFile& file, std::size_t index);

} // namespace sinew
