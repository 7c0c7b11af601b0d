#include "core/geometry/decimate/CollapseRule.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kStraight =
    0.866;                        ///< cosine: a border or seam may bend by 30 degrees where it loses a vertex
constexpr double kSameSide = 0.5; ///< cosine: a triangle may turn by 60 degrees

using CollapsePoint = CollapseMesh::Point;

double cosine(const CollapsePoint& a, const CollapsePoint& b) {
    const double lengths = a.norm() * b.norm();
    return lengths > 0.0 ? a.dot(b) / lengths : 1.0;
}

} // namespace

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
        if (!hasVertex(face, to)) {
            changes.emplace_back(face, *cornerAfter(edge, face)); // allows() has seen that there is one
        }
    }
    for (const auto& [face, corner] : changes) {
        m_surface.replaceCorner(face, from, corner);
    }
}

} // namespace sinew
