#pragma once

#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"
#include "core/io/source/ImportedFile.h"
#include "core/weights/SkinWeights.h"

namespace sinew {

/// Makes a valid soup of what a file holds: polygons with fewer than 3 corners or with corners that name no
/// vertex are left out, attributes of the wrong length are dropped, materials out of range become none.
/// `smoothing` loses the polygons that the mesh loses. Notices: PolygonsOutOfRangeDropped,
/// LinesAndVerticesDropped.
void repairMesh(Mesh& mesh, Smoothing& smoothing, std::size_t materialCount, Notices& notices);

/// Of a mesh that stands where it belongs: vertices whose coordinates are not finite, or too large to
/// calculate with, go between their neighbours. False when no vertex can be used: the mesh is left out.
/// Notices: NonFiniteVerticesMoved, MeshWithoutPlacesDropped. O(#P + #corners) for each ring of such
/// vertices.
bool repairVertices(Mesh& mesh, Notices& notices);

/// Which vertices a file format split apart: exactly the same place, the same weights (when given) and the
/// same offset in every shape. Vertices that merely touch but move differently stay apart. O(#P) expected.
WeldMap findSplitVertices(const Mesh& mesh, const SkinWeights* weights);

/// Keeps the first vertex of every group.
void weldMesh(Mesh& mesh, const WeldMap& weld);
SkinWeights weldWeights(const SkinWeights& weights, const WeldMap& weld);

} // namespace sinew
