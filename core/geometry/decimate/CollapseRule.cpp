#include "core/geometry/decimate/CoarserMesh.h"

#include "core/geometry/EdgeTable.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/QuietOpenMesh.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace sinew {
namespace {

constexpr float kSameNormal = 0.9F; ///< cosine: 26 degrees apart are one smooth surface
constexpr float kSameUv = 1e-6F;
constexpr float kSameColor = 1e-3F;

class CornerComparison {
public:
    explicit CornerComparison(const Mesh& mesh)
        : m_mesh(mesh)
        , m_material(mesh.materials.empty() ? 0 : mesh.cornerCount()) {
        for (std::size_t f = 0; f < mesh.materials.size(); ++f) {
            std::fill(m_material.begin() + mesh.polygonOffsets[f],
                      m_material.begin() + mesh.polygonOffsets[f + 1], mesh.materials[f]);
        }
    }

    bool same(std::uint32_t a, std::uint32_t b) const {
        return m_mesh.corners[a] == m_mesh.corners[b] &&
               (m_material.empty() || m_material[a] == m_material[b]) &&
               (m_mesh.normals.empty() || m_mesh.normals[a].dot(m_mesh.normals[b]) > kSameNormal) &&
               sameValues(m_mesh.uvSets, a, b, kSameUv) && sameValues(m_mesh.colorSets, a, b, kSameColor);
    }

private:
    template<typename Sets>
    static bool sameValues(const Sets& sets, std::uint32_t a, std::uint32_t b, float tolerance) {
        return std::ranges::all_of(sets, [&](const auto& set) {
            return (set.values[a] - set.values[b]).cwiseAbs().maxCoeff() <= tolerance;
        });
    }

    const Mesh& m_mesh;
    std::vector<std::int32_t> m_material; ///< #C, or empty: none
};

/// Which corners around a welded vertex belong together: those of one wedge have the same vertex, material,
/// texture coordinates and colours, and nearly the same normal. Between two wedges runs a seam. #C numbers;
/// equal for corners of one wedge, different for all others. O(#C) for vertices of few wedges.
std::vector<std::uint32_t> cornerWedges(const Mesh& mesh, const WeldedSurface& surface) {
    const CornerComparison compared(mesh);
    std::vector<std::vector<std::uint32_t>> firstCorners(surface.weldedCount()); // of each wedge
    std::vector<std::uint32_t> wedges(mesh.cornerCount());
    for (std::uint32_t corner = 0; corner < wedges.size(); ++corner) {
        std::vector<std::uint32_t>& known = firstCorners[surface.weldedVertexOf(mesh.corners[corner])];
        const auto same =
            std::ranges::find_if(known, [&](std::uint32_t first) { return compared.same(first, corner); });
        wedges[corner] = same == known.end() ? corner : *same;
        if (same == known.end()) {
            known.push_back(corner);
        }
    }
    return wedges;
}

OpenMesh::VertexHandle halfEdgeVertex(std::uint32_t weldedVertex) {
    return OpenMesh::VertexHandle(static_cast<int>(weldedVertex));
}

constexpr double kStraight =
    0.866;                        ///< cosine: a border or seam may bend by 30 degrees where it loses a vertex
constexpr double kSameSide = 0.5; ///< cosine: a triangle may turn by 60 degrees

using CollapsePoint = CollapseMesh::Point;

double cosine(const CollapsePoint& a, const CollapsePoint& b) {
    const double lengths = a.norm() * b.norm();
    return lengths > 0.0 ? a.dot(b) / lengths : 1.0;
}

} // namespace

CollapseSurface::CollapseSurface(const Mesh& mesh)
    : m_mesh(mesh)
    , m_welded(mesh)
    , m_wedges(cornerWedges(mesh, m_welded)) {
    m_halfEdges.request_vertex_status();
    m_halfEdges.request_edge_status();
    m_halfEdges.request_halfedge_status();
    m_halfEdges.request_face_status();
    for (std::uint32_t v = 0; v < m_welded.weldedCount(); ++v) {
        addCopy(v);
    }
    std::vector<Triangle> corners;
    std::vector<std::uint32_t> polygons;
    triangulate(mesh, &corners, &polygons);
    const QuietOpenMesh quiet;
    for (std::size_t t = 0; t < corners.size(); ++t) {
        addTriangle(corners[t], polygons[t]);
    }
}

void CollapseSurface::keep(std::uint32_t vertex) {
    m_halfEdges.status(halfEdgeVertex(m_welded.weldedVertexOf(vertex))).set_locked(true);
}

double CollapseSurface::areaAround(OpenMesh::VertexHandle vertex) const {
    double area = 0.0;
    const CollapseMesh::Point& from = m_halfEdges.point(vertex);
    for (const OpenMesh::HalfedgeHandle around : m_halfEdges.voh_range(vertex)) {
        if (m_halfEdges.face_handle(around).is_valid()) {
            const OpenMesh::HalfedgeHandle next = m_halfEdges.next_halfedge_handle(around);
            const CollapseMesh::Point a = m_halfEdges.point(m_halfEdges.to_vertex_handle(around)) - from;
            const CollapseMesh::Point b = m_halfEdges.point(m_halfEdges.to_vertex_handle(next)) - from;
            area += 0.5 * a.cross(b).norm();
        }
    }
    return area;
}

OpenMesh::VertexHandle CollapseSurface::addCopy(std::uint32_t weldedVertex) {
    const Vec3& position = m_mesh.vertices[m_welded.firstVertex(weldedVertex)];
    m_weldedVertexOf.push_back(weldedVertex);
    return m_halfEdges.add_vertex({position.x(), position.y(), position.z()});
}

void CollapseSurface::addTriangle(const Triangle& corners, std::uint32_t polygon) {
    const Triangle triangle = m_welded.welded(
        0, {m_mesh.corners[corners[0]], m_mesh.corners[corners[1]], m_mesh.corners[corners[2]]});
    if (hasRepeatedVertex(triangle)) { // OpenMesh aborts on those
        return;
    }
    const bool fits =
        m_halfEdges
            .add_face(halfEdgeVertex(triangle[0]), halfEdgeVertex(triangle[1]), halfEdgeVertex(triangle[2]))
            .is_valid();
    if (!fits) {
        std::array<OpenMesh::VertexHandle, 3> copies;
        for (std::size_t k = 0; k < 3; ++k) {
            copies[k] = addCopy(triangle[k]);
            m_halfEdges.status(copies[k]).set_locked(true);
            m_halfEdges.status(halfEdgeVertex(triangle[k])).set_locked(true);
        }
        m_halfEdges.add_face(copies[0], copies[1], copies[2]);
    }
    m_faceCorners.push_back(corners);
    m_polygons.push_back(polygon);
}

std::size_t CollapseSurface::slotAt(OpenMesh::FaceHandle face, OpenMesh::VertexHandle vertex) const {
    const Triangle& corners = m_faceCorners[static_cast<std::size_t>(face.idx())];
    const std::uint32_t sought = m_weldedVertexOf[static_cast<std::size_t>(vertex.idx())];
    const auto at = [&](std::size_t k) { return m_welded.weldedVertexOf(m_mesh.corners[corners[k]]); };
    return at(0) == sought ? 0 : at(1) == sought ? 1 : 2;
}

std::uint32_t CollapseSurface::cornerAt(OpenMesh::FaceHandle face, OpenMesh::VertexHandle vertex) const {
    return m_faceCorners[static_cast<std::size_t>(face.idx())][slotAt(face, vertex)];
}

void CollapseSurface::replaceCorner(OpenMesh::FaceHandle face, OpenMesh::VertexHandle vertex,
                                    std::uint32_t corner) {
    const std::size_t slot = slotAt(face, vertex);
    m_faceCorners[static_cast<std::size_t>(face.idx())][slot] = corner;
}

bool CollapseRule::hasVertex(OpenMesh::FaceHandle face, OpenMesh::VertexHandle vertex) const {
    return std::ranges::any_of(m_mesh.fv_range(face), [&](const auto& v) { return v == vertex; });
}

/// The corner that a face at the removed vertex gets: that of the other vertex on the same side of the edge.
/// Nothing: there is none, or the two sides disagree.
std::optional<std::uint32_t> CollapseRule::cornerAfter(OpenMesh::HalfedgeHandle edge,
                                                       OpenMesh::FaceHandle face) const {
    const OpenMesh::VertexHandle from = m_mesh.from_vertex_handle(edge);
    const OpenMesh::VertexHandle to = m_mesh.to_vertex_handle(edge);
    std::optional<std::uint32_t> corner;
    for (const OpenMesh::HalfedgeHandle side : {edge, m_mesh.opposite_halfedge_handle(edge)}) {
        const OpenMesh::FaceHandle beside = m_mesh.face_handle(side);
        if (!beside.is_valid() || m_surface.wedgeAt(beside, from) != m_surface.wedgeAt(face, from)) {
            continue;
        }
        if (corner && m_surface.wedge(*corner) != m_surface.wedgeAt(beside, to)) {
            return {};
        }
        corner = corner.value_or(m_surface.cornerAt(beside, to));
    }
    return corner;
}

bool CollapseRule::keepsCorners(OpenMesh::HalfedgeHandle edge) const {
    return std::ranges::all_of(
        m_mesh.vf_range(m_mesh.from_vertex_handle(edge)),
        [&](const OpenMesh::FaceHandle face) { return cornerAfter(edge, face).has_value(); });
}

/// A border, or a seam where the edge starts.
bool CollapseRule::isLine(OpenMesh::HalfedgeHandle edge) const {
    const OpenMesh::FaceHandle left = m_mesh.face_handle(edge);
    const OpenMesh::FaceHandle right = m_mesh.face_handle(m_mesh.opposite_halfedge_handle(edge));
    const OpenMesh::VertexHandle from = m_mesh.from_vertex_handle(edge);
    return !left.is_valid() || !right.is_valid() ||
           m_surface.wedgeAt(left, from) != m_surface.wedgeAt(right, from);
}

/// A vertex on a line may go along it alone, and only where it runs nearly straight.
bool CollapseRule::keepsLines(OpenMesh::HalfedgeHandle edge) const {
    const OpenMesh::VertexHandle from = m_mesh.from_vertex_handle(edge);
    const CollapsePoint ahead = m_mesh.point(m_mesh.to_vertex_handle(edge)) - m_mesh.point(from);
    std::size_t lines = 0;
    bool straight = true;
    for (const OpenMesh::HalfedgeHandle around : m_mesh.voh_range(from)) {
        if (!isLine(around)) {
            continue;
        }
        ++lines;
        if (around != edge) {
            const CollapsePoint behind = m_mesh.point(from) - m_mesh.point(m_mesh.to_vertex_handle(around));
            straight = straight && cosine(behind, ahead) >= kStraight;
        }
    }
    return lines == 0 || (lines == 2 && isLine(edge) && straight);
}

/// No triangle that stays is flipped, or loses its area.
bool CollapseRule::keepsSides(OpenMesh::HalfedgeHandle edge) const {
    const OpenMesh::VertexHandle from = m_mesh.from_vertex_handle(edge);
    const OpenMesh::VertexHandle to = m_mesh.to_vertex_handle(edge);
    const CollapsePoint before = m_mesh.point(from);
    const CollapsePoint after = m_mesh.point(to);
    for (const OpenMesh::HalfedgeHandle around : m_mesh.voh_range(from)) {
        const OpenMesh::FaceHandle face = m_mesh.face_handle(around);
        if (!face.is_valid() || hasVertex(face, to)) {
            continue;
        }
        const CollapsePoint a = m_mesh.point(m_mesh.to_vertex_handle(around));
        const CollapsePoint b = m_mesh.point(m_mesh.to_vertex_handle(m_mesh.next_halfedge_handle(around)));
        const CollapsePoint was = (a - before).cross(b - before);
        const CollapsePoint is = (a - after).cross(b - after);
        const bool flat = is.sqrnorm() == 0.0 && was.sqrnorm() > 0.0;
        if (flat || cosine(was, is) < kSameSide) {
            return false;
        }
    }
    return true;
}

bool CollapseRule::allows(OpenMesh::HalfedgeHandle edge) const {
    return keepsLines(edge) && keepsCorners(edge) && keepsSides(edge);
}

void CollapseRule::moveCorners(OpenMesh::HalfedgeHandle edge) {
    const OpenMesh::VertexHandle from = m_mesh.from_vertex_handle(edge);
    const OpenMesh::VertexHandle to = m_mesh.to_vertex_handle(edge);
    std::vector<std::pair<OpenMesh::FaceHandle, std::uint32_t>> changes;
    for (const OpenMesh::FaceHandle face : m_mesh.vf_range(from)) {
        if (hasVertex(face, to)) {
            continue;
        }
        if (const auto corner = cornerAfter(edge, face)) { // allows() has seen that there is one
            changes.emplace_back(face, *corner);
        }
    }
    for (const auto& [face, corner] : changes) {
        m_surface.replaceCorner(face, from, corner);
    }
}

} // namespace sinew
