#pragma once

#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Makes a valid soup of what a file holds: polygons with fewer than 3 corners or with corners that name no
/// vertex are left out, attributes of the wrong length are dropped, materials out of range become none.
/// `smoothing` loses the polygons that the mesh loses. Notices: PolygonsOutOfRangeDropped,
/// LinesAndVerticesDropped.
void repairMesh(Mesh& mesh, Smoothing& smoothing, std::size_t materialCount, Notices& notices);

/// Of a mesh that stands where it belongs: vertices whose coordinates are not finite, or too large to
/// calculate with, go between their neighbours. False when no vertex can be used: the mesh is of no use.
/// Notices: NonFiniteVerticesMoved, MeshWithoutPlacesDropped. O(#P + #corners) for each ring of such
/// vertices.
bool repairVertices(Mesh& mesh, Notices& notices);

} // namespace sinew
