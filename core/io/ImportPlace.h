#pragma once

#include "core/io/ImportBind.h"

namespace sinew {

/// Matrices that take a mesh's points to model space: one for all, or one a point where the skin asks for it.
/// `weights` name joints of the skin (SourceMesh::joints).
std::vector<Transform> placeMatrices(const SourceMesh& source, const MeshPlace& place, const JointPlan& plan,
                                     const BindPlan& bind);

/// Moves points, shapes and normals; `matrices` has 1 or #P entries. A mirroring matrix turns the polygons
/// round, so that they face as they did.
void placeMesh(Mesh& mesh, std::span<const Transform> matrices);

} // namespace sinew
