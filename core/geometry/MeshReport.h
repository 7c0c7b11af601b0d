#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// What is wrong with a mesh, the elements concerned by index (so that a view can mark and frame them).
/// Topology is judged on vertices welded by position (WeldedSurface) and triangulated polygons.
struct MeshReport {
    std::size_t vertices = 0;
    std::size_t weldedVertices = 0;
    std::size_t polygons = 0;
    std::size_t triangles = 0;
    std::size_t components = 0; ///< joined by welded vertices
    /// Edges with 3 and more faces; vertex indices.
    std::vector<std::array<std::uint32_t, 2>> nonManifoldEdges;
    /// Edges with 1 face.
    std::vector<std::array<std::uint32_t, 2>> borderEdges;
    /// Closed loops along border edges (borderLoops).
    std::vector<std::vector<std::uint32_t>> holes;
    /// Edges with 2 faces that disagree on their orientation.
    std::vector<std::array<std::uint32_t, 2>> windingEdges;
    /// Thinner than what is welded, or with a repeated vertex.
    std::vector<std::uint32_t> degeneratePolygons;
    /// The same vertices as an earlier polygon, in any order.
    std::vector<std::uint32_t> duplicatePolygons;
    /// A face crosses one it shares no welded vertex with, by more than 1e-7 of the diagonal; overlaps in one
    /// plane and mere touching do not count.
    std::vector<std::uint32_t> selfIntersectingPolygons;
    /// Used by no polygon.
    std::vector<std::uint32_t> isolatedVertices;
    bool watertight() const { return nonManifoldEdges.empty() && borderEdges.empty(); }
};

/// O(n log n) in the triangles, self-intersections by a box tree. Error: Canceled.
Expected<MeshReport> inspectMesh(const Mesh& mesh, Progress& progress);

} // namespace sinew
