#pragma once

#include "core/base/Types.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/WeldedSurface.h"

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

class LayerSurface;

/// Ways from one sheet of a surface to another that lies close over or under it: cloth and the skin below,
/// two layers of a coat. Where they are says findCovers in the bind pose, within kSheetReach of the diagonal:
/// both sheets face the same way and belong to other shells, and nothing that faces the other way lies
/// between. So no way leads from a finger to the next one, nor from an arm to the chest.
class SheetLinks {
public:
    static constexpr double kSheetReach = 0.015;

    /// O(#T log #T), parallel; O(#T) where there is one shell.
    explicit SheetLinks(const LayerSurface& surface);

    /// A vertex and the place of the other sheet over or under it, of welded vertices.
    struct Cover {
        std::uint32_t vertex = 0;
        std::array<std::uint32_t, 3> corners{};
        Vec3 barycentric = Vec3::Zero(); ///< of the triangle's corners, sum 1
        double gap = 0.0;                ///< between the sheets there, in the bind pose
    };
    /// From the vertex of a cover to a corner of its place, or back.
    struct Step {
        std::uint32_t to = 0;     ///< welded vertex
        std::uint32_t corner = 0; ///< the one of the two that is a corner of the place
        std::uint32_t cover = 0;
    };
    const Cover& cover(const Step& step) const { return m_covers[step.cover]; }
    /// Steps from a welded vertex to others.
    std::span<const Step> from(std::uint32_t weldedVertex) const {
        return m_offsets.empty()
                   ? std::span<const Step>()
                   : std::span(m_steps).subspan(m_offsets[weldedVertex],
                                                m_offsets[weldedVertex + 1] - m_offsets[weldedVertex]);
    }

private:
    void list(std::size_t weldedCount);

    std::vector<Cover> m_covers;
    std::vector<std::uint32_t> m_offsets; ///< #G + 1; empty: no steps
    std::vector<Step> m_steps;
};

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

/// Finds places on the surface of a part, or of all of them, for points anywhere.
class NearestLocations {
public:
    using VertexWeight = std::pair<std::uint32_t, double>; ///< vertex of LayerSurface's list, share

    /// Keeps a reference. Triangles with vertices that are not finite are left out. O(#T log #T).
    explicit NearestLocations(const LayerSurface& surface);

    /// Vertices around the nearest place, with fractions that sum to 1: on the part's surface, or on any
    /// where that is farther than `reach` (model units); empty when all are. kNone: any part. O(log #T)
    /// expected.
    std::vector<VertexWeight> find(const Vec3& position, std::int32_t part, double reach) const;

private:
    std::vector<VertexWeight> on(std::size_t surface, const Vec3& position, double reach) const;

    std::vector<Vec3> m_vertices;
    std::vector<std::vector<Triangle>> m_triangles; ///< by part; last of all
    std::vector<std::optional<NearestSurface>> m_surfaces;
};

} // namespace sinew
