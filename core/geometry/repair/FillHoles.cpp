#include "core/geometry/repair/FillHoles.h"

#include "core/geometry/EdgeTable.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/repair/QuietOpenMesh.h"

#include <OpenMesh/Core/Mesh/TriMesh_ArrayKernelT.hh>

#include <algorithm>
#include <set>
#include <utility>

namespace sinew {

void fillHoles(std::span<const Vec3> vertices, const std::vector<std::vector<std::uint32_t>>& loops,
               std::vector<Triangle>& triangles) {
    std::vector<Triangle> corners;
    for (const std::vector<std::uint32_t>& loop : loops) {
        if (loop.size() < 3) {
            continue;
        }
        corners.clear();
        clipEars(vertices, loop, corners);
        for (const Triangle& corner : corners) {
            triangles.push_back({loop[corner[0]], loop[corner[1]], loop[corner[2]]});
        }
    }
}

namespace {

using HalfEdges = OpenMesh::TriMesh_ArrayKernelT<>;
using Edge = std::pair<std::uint32_t, std::uint32_t>;

/// Half-edges of a soup, and which vertex each of its vertices stands for.
class SoupView {
public:
    SoupView(std::size_t vertexCount, std::span<const Triangle> triangles) {
        for (std::uint32_t p = 0; p < vertexCount; ++p) {
            addVertex(p);
        }
        for (const Triangle& t : triangles) {
            if (!hasRepeatedVertex(t)) { // OpenMesh aborts on those
                add(t);
            }
        }
    }

    const HalfEdges& mesh() const { return m_mesh; }
    std::uint32_t vertex(OpenMesh::VertexHandle v) const {
        return m_vertexOf[static_cast<std::size_t>(v.idx())];
    }

private:
    OpenMesh::VertexHandle addVertex(std::uint32_t vertex) {
        m_vertexOf.push_back(vertex);
        return m_mesh.add_vertex({}); // places do not matter to a loop
    }

    void add(const Triangle& t) {
        const auto handle = [](std::uint32_t p) { return OpenMesh::VertexHandle(static_cast<int>(p)); };
        if (!m_mesh.add_face(handle(t[0]), handle(t[1]), handle(t[2])).is_valid()) {
            m_mesh.add_face(addVertex(t[0]), addVertex(t[1]), addVertex(t[2]));
        }
    }

    HalfEdges m_mesh;
    std::vector<std::uint32_t> m_vertexOf;
};

std::set<Edge> borderEdges(std::size_t vertexCount, std::span<const Triangle> triangles) {
    std::set<Edge> borders;
    forEachEdge(edgeUses(vertexCount, triangles), [&](std::span<const EdgeUse> uses) {
        if (uses.size() == 1) {
            borders.emplace(uses[0].low, uses[0].high);
        }
    });
    return borders;
}

} // namespace

std::vector<std::vector<std::uint32_t>> borderLoops(std::span<const Vec3> vertices,
                                                    std::span<const Triangle> triangles) {
    const std::set<Edge> borders = borderEdges(vertices.size(), triangles);
    std::vector<std::vector<std::uint32_t>> loops;
    if (borders.empty()) {
        return loops;
    }
    const QuietOpenMesh quiet;
    const SoupView view(vertices.size(), triangles);
    const HalfEdges& mesh = view.mesh();
    std::vector<bool> visited(mesh.n_halfedges(), false);
    for (const OpenMesh::HalfedgeHandle start : mesh.halfedges()) {
        if (!mesh.is_boundary(start) || visited[static_cast<std::size_t>(start.idx())]) {
            continue;
        }
        std::vector<std::uint32_t> loop;
        bool whole = true;
        for (OpenMesh::HalfedgeHandle h = start; !visited[static_cast<std::size_t>(h.idx())];
             h = mesh.next_halfedge_handle(h)) {
            visited[static_cast<std::size_t>(h.idx())] = true;
            const std::uint32_t from = view.vertex(mesh.from_vertex_handle(h));
            const std::uint32_t to = view.vertex(mesh.to_vertex_handle(h));
            whole = whole && borders.count({std::min(from, to), std::max(from, to)}) > 0;
            loop.push_back(from);
        }
        if (whole) {
            loops.push_back(std::move(loop));
        }
    }
    return loops;
}

} // namespace sinew
