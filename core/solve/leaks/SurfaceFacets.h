#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/bones/Bones.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// The surface that the voxels are made of, in the grid space of the base level.
struct GridSurface {
    std::span<const Vec3> vertices;
    std::span<const Triangle> triangles; ///< oriented outward
    int baseDepth = 0;
};

/// A triangle in a cell of one level.
struct CellTriangle {
    std::uint64_t cell = 0; ///< Morton key among the cells of the level
    std::uint32_t triangle = 0;
    auto operator<=>(const CellTriangle&) const = default;
};

/// All cells of the base level that triangles meet; ascending. O(cells met * depth), parallel. Error:
/// Canceled.
Expected<std::vector<CellTriangle>> trianglesInCells(const GridSurface& surface, Progress& progress);

/// The same one level deeper, of the cells in `split` (ascending) alone. `level` is that of `cells`.
std::vector<CellTriangle> trianglesInChildren(const GridSurface& surface, std::span<const CellTriangle> cells,
                                              std::span<const std::uint64_t> split, int level);

/// A piece of surface in a cell: what of it faces one way.
struct Facet {
    Vec3 place = Vec3::Zero();  ///< the point of it nearest to the cell's middle, base grid space
    Vec3 normal = Vec3::Zero(); ///< unit, outward
    std::uint32_t cell = 0;     ///< index in CellFacets::cells
};

/// The facets of all cells of a level, few for each, however many triangles it holds.
struct CellFacets {
    int level = 0;
    double width = 1.0;                ///< of a cell, base voxels
    std::vector<std::uint64_t> cells;  ///< ascending
    std::vector<std::uint32_t> offset; ///< #cells + 1: first facet
    std::vector<Facet> facets;

    /// The index of a cell, or #cells.
    std::size_t find(std::uint64_t cell) const;
};

/// O(#cells of triangles).
CellFacets facetsOf(const GridSurface& surface, std::span<const CellTriangle> cells, int level);

/// Which bone a piece of surface belongs to, told without the volume: half-way through what lies behind the
/// surface, the nearest bone in a straight line. A rib under the arm is nearer to the arm's bone than to the
/// spine, the middle of the chest behind it is not.
class NearestBoneBehind {
public:
    /// `surface` must outlive it. O(#T log #T).
    NearestBoneBehind(const GridSurface& surface, const Skeleton& skeleton, std::span<const Bone> sources,
                      const VoxelFrame& base);

    /// The source a facet belongs to. O(log #T + #segments).
    std::uint32_t sourceOf(const Facet& facet) const;
    /// Whether a place lies outside by the rule of the voxels: fewer than two axes see more surfaces that
    /// leave the solid than such that enter it, both ways. O(log #T).
    bool outside(const Vec3& place) const;
    /// Whether two sources are neither the same, nor parent and child, nor bones that meet in a place.
    bool farApart(std::uint32_t a, std::uint32_t b) const { return !m_near[a * m_bones.size() + b]; }

private:
    struct Hit {
        double distance = 0.0;
        int sign = 0; ///< +1 leaving the solid
    };
    Vec3 middleBehind(const Facet& facet) const;
    std::vector<Hit> hitsAhead(const Vec3& from, const Vec3& direction) const;
    void findNeighbors(const Skeleton& skeleton, std::span<const Bone> sources);

    const GridSurface& m_surface;
    BoxTree m_tree;
    std::vector<std::vector<Segment>> m_bones; ///< of each source, base grid space
    std::vector<bool> m_near;                  ///< #S x #S
};

} // namespace sinew
