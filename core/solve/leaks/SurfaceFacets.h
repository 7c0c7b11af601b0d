#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
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

} // namespace sinew
