#pragma once

#include "core/geometry/Mesh.h"
#include "core/geometry/Weld.h"
#include "core/weights/SkinWeights.h"

namespace sinew {

/// Which vertices a file format split apart: exactly the same place, the same weights (when given) and the
/// same offset in every shape. Vertices that merely touch but move differently stay apart. O(#P) expected.
WeldMap findSplitVertices(const Mesh& mesh, const SkinWeights* weights);

/// Keeps the first vertex of every group.
void weldMesh(Mesh& mesh, const WeldMap& weld);
SkinWeights weldWeights(const SkinWeights& weights, const WeldMap& weld);

} // namespace sinew
