#pragma once

#include "core/geometry/Mesh.h"
#include "core/geometry/VertexSet.h"

#include <vector>

namespace sinew {

/// How far each vertex is from its neighbours: the mean length of the polygons' sides that end there, in the
/// bind pose; 0 for vertices of no polygon. #P. O(#C).
std::vector<float> vertexSpacing(const Mesh& mesh);

/// How much of each vertex's neighbourhood is in the set: the share of the sides that end there whose other
/// end is in it, 0 for vertices of no polygon. #P. O(#C).
std::vector<float> crowding(const Mesh& mesh, const VertexSet& set, std::size_t part);

} // namespace sinew
