#pragma once

#include "core/geometry/Mesh.h"
#include "core/geometry/VertexSet.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// The vertices of all parts as what layers need of them: one list over all parts, which vertices share a
/// place (split seams, shells and parts that touch), and which places neighbour each other: the ends of an
/// edge, and of a quad's diagonals, so that both its splits count alike. Made once for the meshes of a scene.
class LayerSurface {
public:
    /// Null meshes have no vertices. O(#P + #C log #C).
    explicit LayerSurface(std::vector<std::shared_ptr<const Mesh>> meshes);

    std::size_t partCount() const { return m_meshes.size(); }
    const Mesh& mesh(std::size_t part) const;
    std::size_t vertexCount() const { return m_positions.size(); }
    std::size_t vertexCount(std::size_t part) const { return m_firstVertex[part + 1] - m_firstVertex[part]; }
    /// Number in the list over all parts.
    std::uint32_t index(VertexId p) const { return m_firstVertex[p.part] + p.vertex; }
    VertexId vertexAt(std::uint32_t index) const;
    bool contains(VertexId p) const { return p.part < partCount() && p.vertex < vertexCount(p.part); }

    std::span<const Vec3> positions() const { return m_positions; } ///< #P x 3
    std::span<const Vec3f> normals() const { return m_normals; }    ///< #P x 3, or zero
    std::span<const Triangle> triangles(std::size_t part) const {
        return m_triangles[part];
    }                                              ///< its vertices
    double diagonal() const { return m_diagonal; } ///< of the box of all finite vertices

    std::size_t weldedCount() const { return m_memberOffsets.size() - 1; }
    std::uint32_t weldedVertexOf(std::uint32_t index) const { return m_weldedOfVertex[index]; }
    /// Vertices there, ascending, all parts'.
    std::span<const std::uint32_t> verticesAt(std::uint32_t weldedVertex) const {
        return {m_members.data() + m_memberOffsets[weldedVertex],
                m_members.data() + m_memberOffsets[weldedVertex + 1]};
    }
    /// Places next to it, ascending.
    std::span<const std::uint32_t> neighbors(std::uint32_t weldedVertex) const {
        return {m_neighbors.data() + m_neighborOffsets[weldedVertex],
                m_neighbors.data() + m_neighborOffsets[weldedVertex + 1]};
    }

private:
    void gatherVertices();
    void weld();
    void joinNeighbors();

    std::vector<std::shared_ptr<const Mesh>> m_meshes;
    std::vector<std::uint32_t> m_firstVertex{0}; ///< #parts + 1
    std::vector<Vec3> m_positions;
    std::vector<Vec3f> m_normals;
    std::vector<std::vector<Triangle>> m_triangles;
    double m_diagonal = 0.0;
    std::vector<std::uint32_t> m_weldedOfVertex;
    std::vector<std::uint32_t> m_memberOffsets{0};
    std::vector<std::uint32_t> m_members;
    std::vector<std::uint32_t> m_neighborOffsets{0};
    std::vector<std::uint32_t> m_neighbors;
};

} // namespace sinew
