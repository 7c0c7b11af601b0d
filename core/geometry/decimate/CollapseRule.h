#pragma once

#include "core/geometry/decimate/CollapseSurface.h"

#include <optional>

namespace sinew {

/// Which vertices may go, and where their corners go: what quadrics know nothing of.
class CollapseRule {
public:
    explicit CollapseRule(CollapseSurface& surface)
        : m_surface(surface)
        , m_mesh(surface.halfEdges()) {}

    /// Whether the vertex that `edge` starts at may be removed into the one that it ends at. O(valence).
    bool allows(OpenMesh::HalfedgeHandle edge) const;
    /// Before that is done: faces that stay get the corners of the other vertex.
    void moveCorners(OpenMesh::HalfedgeHandle edge);

private:
    std::optional<std::uint32_t> cornerAfter(OpenMesh::HalfedgeHandle edge, OpenMesh::FaceHandle face) const;
    bool keepsCorners(OpenMesh::HalfedgeHandle edge) const;
    bool keepsLines(OpenMesh::HalfedgeHandle edge) const;
    bool keepsSides(OpenMesh::HalfedgeHandle edge) const;
    bool isLine(OpenMesh::HalfedgeHandle edge) const;
    bool hasVertex(OpenMesh::FaceHandle face, OpenMesh::VertexHandle vertex) const;

    CollapseSurface& m_surface;
    const CollapseMesh& m_mesh;
};

} // namespace sinew
