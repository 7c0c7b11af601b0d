#pragma once

#include "core/io/build/BuildBind.h"

namespace sinew {

/// Matrices that take a mesh's vertices to model space: one for all, or one a vertex where the skin asks for
/// it. `weights` name joints of the skin (ImportedMesh::joints).
std::vector<Transform> placeMatrices(const ImportedMesh& source, const MeshPlace& place,
                                     const JointPlan& plan, const BindPlan& bind);

/// Whether all matrices (1 or #P) put the vertices where the first one does, within rounding.
bool moveAlike(const Mesh& mesh, std::span<const Transform> matrices);

/// Moves vertices, shapes and normals; `matrices` has 1 or #P entries. A mirroring matrix turns the polygons
/// round, so that they face as they did.
void placeMesh(Mesh& mesh, std::span<const Transform> matrices);

} // namespace sinew
