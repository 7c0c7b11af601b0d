#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/voxel/Refinement.h"
#include "core/voxel/SparseVoxels.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A cubic cell of the octree: 2^sizeLog2 finest voxels wide, its lowest corner at `key`.
struct OctreeCell {
    std::uint64_t key = 0;
    std::uint8_t sizeLog2 = 0;
    bool operator==(const OctreeCell&) const = default;
};

/// A cell as one number. Numbers sort like keys.
constexpr std::uint64_t cellCode(const OctreeCell& cell) {
    return cell.key << 4U | cell.sizeLog2;
}
constexpr OctreeCell cellOfCode(std::uint64_t code) {
    return {code >> 4U, static_cast<std::uint8_t>(code & 15U)};
}

/// Codes of the cells that primitives meet (separating-axis tests) and that are not split further, ascending
/// without repeats. Vertices and segments in grid space. Triangles with non-finite vertices are left out.
/// O(cells met * depth), parallel. Error: Canceled.
Expected<std::vector<std::uint64_t>> cellsOfTriangles(std::span<const Vec3> vertices,
                                                      std::span<const Triangle> triangles,
                                                      const CellSplitter& splitter, Progress& progress);
std::vector<std::uint64_t> cellsOfSegments(std::span<const Segment> segments, const CellSplitter& splitter);

/// Adds the cells that one triangle meets to `codes`.
void collectCells(const std::array<Vec3, 3>& triangle, const CellSplitter& splitter,
                  std::vector<std::uint64_t>& codes);

/// The same when all cells are of the finest level: their keys.
Expected<std::vector<std::uint64_t>> voxelsOfTriangles(std::span<const Vec3> vertices,
                                                       std::span<const Triangle> triangles, int depth,
                                                       Progress& progress);
std::vector<std::uint64_t> voxelsOfSegments(std::span<const Segment> segments, int depth);

/// The leaves of the octree that is split exactly as far as the given cells (codes, ascending, disjoint) ask:
/// they tile the cube, in Morton order. O(#leaves).
std::vector<OctreeCell> octreeLeaves(std::span<const std::uint64_t> codes, int depth);

} // namespace sinew
