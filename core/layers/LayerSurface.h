#pragma once

#include "core/geometry/Mesh.h"

#include <compare>
#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// A point of a part's mesh.
struct SurfacePoint {
    std::uint32_t part = 0;
    std::uint32_t point = 0;
    auto operator<=>(const SurfacePoint&) const = default;
};

/// The points of all parts as what layers need of them: one list over all parts, which points share a place
/// (split seams, shells and parts that touch), and which places neighbour each other: the ends of an edge,
/// and of a quad's diagonals, so that both its splits count alike. Made once for the meshes of a scene.
class LayerSurface {
public:
    /// Null meshes have no points. O(#P + #C log #C).
    explicit LayerSurface(std::vector<std::shared_ptr<const Mesh>> meshes);

    std::size_t partCount() const { return m_meshes.size(); }
    const Mesh& mesh(std::size_t part) const;
    std::size_t pointCount() const { return m_positions.size(); }
    std::size_t pointCount(std::size_t part) const { return m_firstPoint[part + 1] - m_firstPoint[part]; }
    /// Number in the list over all parts.
    std::uint32_t index(SurfacePoint p) const { return m_firstPoint[p.part] + p.point; }
    SurfacePoint pointAt(std::uint32_t index) const;
    bool contains(SurfacePoint p) const { return p.part < partCount() && p.point < pointCount(p.part); }

    std::span<const Vec3> positions() const { return m_positions; } ///< #P x 3
    std::span<const Vec3f> normals() const { return m_normals; }    ///< #P x 3, or zero
    std::span<const Triangle> triangles(std::size_t part) const { return m_triangles[part]; } ///< its points
    double diagonal() const { return m_diagonal; } ///< of the box of all finite points

    std::size_t placeCount() const { return m_memberOffsets.size() - 1; }
    std::uint32_t placeOf(std::uint32_t index) const { return m_placeOfPoint[index]; }
    /// Points there, ascending, all parts'.
    std::span<const std::uint32_t> pointsAt(std::uint32_t place) const {
        return {m_members.data() + m_memberOffsets[place], m_members.data() + m_memberOffsets[place + 1]};
    }
    /// Places next to it, ascending.
    std::span<const std::uint32_t> neighbors(std::uint32_t place) const {
        return {m_neighbors.data() + m_neighborOffsets[place],
                m_neighbors.data() + m_neighborOffsets[place + 1]};
    }

private:
    void gatherPoints();
    void weld();
    void joinNeighbors();

    std::vector<std::shared_ptr<const Mesh>> m_meshes;
    std::vector<std::uint32_t> m_firstPoint{0}; ///< #parts + 1
    std::vector<Vec3> m_positions;
    std::vector<Vec3f> m_normals;
    std::vector<std::vector<Triangle>> m_triangles;
    double m_diagonal = 0.0;
    std::vector<std::uint32_t> m_placeOfPoint;
    std::vector<std::uint32_t> m_memberOffsets{0};
    std::vector<std::uint32_t> m_members;
    std::vector<std::uint32_t> m_neighborOffsets{0};
    std::vector<std::uint32_t> m_neighbors;
};

} // namespace sinew
