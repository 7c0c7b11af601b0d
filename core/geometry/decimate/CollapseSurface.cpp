#include "core/geometry/decimate/CollapseSurface.h"

#include "core/geometry/decimate/CornerSeams.h"
#include "core/geometry/repair/EdgeTable.h"
#include "core/geometry/repair/QuietOpenMesh.h"

namespace sinew {
namespace {

OpenMesh::VertexHandle halfEdgeVertex(std::uint32_t weldedVertex) {
    return OpenMesh::VertexHandle(static_cast<int>(weldedVertex));
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
    const Vec3& place = m_mesh.vertices[m_welded.firstVertex(weldedVertex)];
    m_weldedVertexOf.push_back(weldedVertex);
    return m_halfEdges.add_vertex({place.x(), place.y(), place.z()});
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

} // namespace sinew
