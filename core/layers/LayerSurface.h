#pragma once

#include "core/geometry/WeldedSurface.h"
#include "core/layers/SheetLinks.h"

#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace sinew {

/// The welded surface of all parts as layers need it: one list of vertices over all parts, their normals, and
/// which welded vertices neighbor each other (NeighborsBy::SidesAndQuadDiagonals). Made once for the meshes
/// of a scene.
class LayerSurface {
public:
    /// Null meshes have no vertices. O(#P + #C log #C).
    explicit LayerSurface(std::vector<std::shared_ptr<const Mesh>> meshes);

    std::size_t partCount() const { return m_meshes.size(); }
    const Mesh& mesh(std::size_t part) const;
    std::size_t vertexCount() const { return m_welded.vertexCount(); }
    std::size_t vertexCount(std::size_t part) const { return m_welded.vertexCount(part); }
    /// Number in the list over all parts.
    std::uint32_t index(VertexId p) const { return m_welded.index(p); }
    VertexId vertexAt(std::uint32_t index) const { return m_welded.vertexAt(index); }
    bool contains(VertexId p) const { return m_welded.contains(p); }

    std::span<const Vec3> positions() const { return m_positions; } ///< #P x 3
    std::span<const Vec3f> normals() const { return m_normals; }    ///< #P x 3, or zero
    std::span<const Triangle> triangles(std::size_t part) const {
        return m_triangles[part];
    }                                                       ///< its vertices
    double diagonal() const { return m_welded.diagonal(); } ///< of the box of all finite vertices

    std::size_t weldedCount() const { return m_welded.weldedCount(); }
    std::uint32_t weldedVertexOf(std::uint32_t index) const { return m_welded.weldedVertexOf(index); }
    /// Vertices there, ascending, all parts'.
    std::span<const std::uint32_t> verticesAt(std::uint32_t weldedVertex) const {
        return m_members[weldedVertex];
    }
    /// Welded vertices next to it, ascending.
    std::span<const std::uint32_t> neighbors(std::uint32_t weldedVertex) const {
        return m_neighbors[weldedVertex];
    }

    /// Where its sheets lie on one another; found when first asked for, on any thread.
    const SheetLinks& sheets() const;

private:
    struct Sheets {
        std::once_flag asked;
        std::unique_ptr<const SheetLinks> links;
    };

    std::vector<std::shared_ptr<const Mesh>> m_meshes;
    std::vector<Vec3> m_positions;
    std::vector<Vec3f> m_normals;
    std::vector<std::vector<Triangle>> m_triangles;
    WeldedSurface m_welded;
    NumberLists m_members;
    NumberLists m_neighbors;
    std::shared_ptr<Sheets> m_sheets = std::make_shared<Sheets>();
};

} // namespace sinew
