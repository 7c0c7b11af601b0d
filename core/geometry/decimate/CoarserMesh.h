#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"

#include <OpenMesh/Core/Mesh/Traits.hh>
#include <OpenMesh/Core/Mesh/TriMesh_ArrayKernelT.hh>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A mesh with fewer triangles, all of whose vertices are vertices of the finer one, in their places.
struct CoarserMesh {
    Mesh mesh;                           ///< triangles alone; no vertex without one
    std::vector<std::uint32_t> vertices; ///< #P of `mesh`, ascending: which vertex of the finer mesh each is
};

/// What decides besides the mesh alone. Vertices are those of the mesh.
struct CoarseningRules {
    std::vector<bool> kept; ///< #P vertices that stay, or empty: none
    /// How differently two neighbours move when the mesh is posed: 0 alike, 1 by joints that have nothing in
    /// common. Empty: it is not posed.
    std::function<double(std::uint32_t, std::uint32_t)> motion;
};

/// The mesh with that share (between 0 and 1) of its triangles, or as near as it can come. Vertices are
/// removed one at a time into a neighbour, first those that change the surface least (quadrics of Garland and
/// Heckbert 1997, by OpenMesh). Borders of the surface and seams (edges where texture coordinates, colours,
/// normals, materials or the mesh itself part, although the places are one) lose vertices only along
/// themselves where they run nearly straight, so no gap opens and no texture slides over a seam. Vertices on
/// non-manifold edges stay. No triangle turns by more than 60 degrees. Corners that stay keep their
/// attributes, vertices their offsets in morph targets. Where neighbours move differently, as at an elbow, a
/// vertex goes later: a straight limb would lose all that it bends by. The same input gives the same result.
/// O(n log n). Error: Canceled.
Expected<CoarserMesh> coarserMesh(const Mesh& mesh, double fraction, Progress& progress,
                                  const CoarseningRules& rules = {});

/// Vertices at which the border of one mesh meets the border of another, as a head's neck does a body's. Made
/// coarser each by itself, the meshes have to keep them, or a gap opens. For every mesh #P flags, or none
/// where it meets no other. Welded as a whole (kWeldTolerance). O(n log n).
std::vector<std::vector<bool>> sharedBorders(std::span<const Mesh* const> meshes);

using CollapseMesh = OpenMesh::TriMesh_ArrayKernelT<OpenMesh::DefaultTraitsDouble>;

/// The triangles of a mesh as half-edges over its welded vertices. A triangle that fits no manifold gets
/// three vertices of its own; these, and those that it should have had, are locked. Triangles of fewer than
/// three places are left out.
class CollapseSurface {
public:
    explicit CollapseSurface(const Mesh& mesh);

    /// That vertex of the mesh stays.
    void keep(std::uint32_t vertex);

    CollapseMesh& halfEdges() { return m_halfEdges; }
    const CollapseMesh& halfEdges() const { return m_halfEdges; }
    /// The vertex of the mesh that a vertex of the half-edges is; of several in one place the first.
    std::uint32_t vertexOf(OpenMesh::VertexHandle vertex) const {
        return m_welded.firstVertex(m_weldedVertexOf[static_cast<std::size_t>(vertex.idx())]);
    }
    double areaAround(OpenMesh::VertexHandle vertex) const; ///< of its faces
    /// The corner (of the mesh) that a face has at one of its vertices.
    std::uint32_t cornerAt(OpenMesh::FaceHandle face, OpenMesh::VertexHandle vertex) const;
    std::uint32_t wedgeAt(OpenMesh::FaceHandle face, OpenMesh::VertexHandle vertex) const {
        return m_wedges[cornerAt(face, vertex)];
    }
    std::uint32_t wedge(std::uint32_t corner) const { return m_wedges[corner]; }
    /// From now on `face` has that corner where it had one at `vertex`.
    void replaceCorner(OpenMesh::FaceHandle face, OpenMesh::VertexHandle vertex, std::uint32_t corner);
    /// The polygon of the mesh that a face was cut from.
    std::uint32_t polygonOf(OpenMesh::FaceHandle face) const {
        return m_polygons[static_cast<std::size_t>(face.idx())];
    }

private:
    void addTriangle(const Triangle& corners, std::uint32_t polygon);
    OpenMesh::VertexHandle addCopy(std::uint32_t weldedVertex);
    std::size_t slotAt(OpenMesh::FaceHandle face, OpenMesh::VertexHandle vertex) const;

    const Mesh& m_mesh;
    WeldedSurface m_welded;
    std::vector<std::uint32_t> m_wedges; ///< #C
    CollapseMesh m_halfEdges;
    std::vector<std::uint32_t> m_weldedVertexOf; ///< of each vertex of the half-edges
    std::vector<Triangle> m_faceCorners;         ///< of each face, in no order
    std::vector<std::uint32_t> m_polygons;       ///< of each face
};

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
