#pragma once

#include "core/base/Error.h"
#include "core/geometry/flat/FlatMesh.h"

#include <cstdint>
#include <span>

namespace sinew {

// Edits of sound flat meshes, exact; what comes out is sound again. Triangles about a place that changes are
// made Delaunay again; others stay.

/// Vertices moved together; they keep their numbers. Where triangles would be turned over, all of them are
/// made anew between the outlines (constrainedDelaunay). Errors: MeshOutlineCrossed (an outline would meet
/// itself or another one), MeshVertexOutside (a vertex would lie outside of the outline, or where another one
/// lies). O(n log n), with new triangles O(n sqrt n).
Expected<FlatMesh> withMovedVertices(const FlatMesh& mesh, std::span<const std::uint32_t> vertices,
                                     const GridPlace& offset);

/// One more vertex behind the others: on the outline's side within `reach` steps of the place, else in the
/// triangle, or on the side between triangles, where the place lies. Errors: MeshPlaceOutside (the place is
/// not on the mesh), MeshPlaceTaken (a vertex lies there, or its triangles would have no area). O(n).
Expected<FlatMesh> withAddedVertex(const FlatMesh& mesh, const GridPlace& place, double reach);

/// The mesh without some vertices, and triangles in the holes that they leave. At the outline the two
/// neighbours are joined; vertices inside that this cuts off go too. Those
/// that stay keep their order. A hole of three sides is closed. Errors:
/// MeshOutlineCrossed (the new side would meet the outline), MeshTriangleLast (nothing would be left of
/// a piece). O(n) for each vertex.
Expected<FlatMesh> withoutVertices(const FlatMesh& mesh, std::span<const std::uint32_t> vertices);

} // namespace sinew
