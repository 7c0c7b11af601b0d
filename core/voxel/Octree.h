#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/Solid.h"
#include "core/voxel/SparseVoxels.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace sinew {

/// The deepest level of the octree: 4096 cells along a side.
constexpr int kDeepestLevel = 12;

/// A box in which the surface is resolved down to level `depth`: 2^depth cells along the whole cube's side.
/// Kept by its corners, not as a Solid: recipes hold those, and center and edges would round them.
struct RefineBox {
    Vec3 low = Vec3::Zero(); ///< model space
    Vec3 high = Vec3::Zero();
    int depth = 0;

    bool operator==(const RefineBox& other) const {
        return low == other.low && high == other.high && depth == other.depth;
    }
};

/// Where the octree goes on below the level that the whole surface is resolved to.
struct Refinement {
    std::vector<RefineBox> boxes;
    /// [level]: cells of that level to be split, as Morton keys among the 8^level of it, ascending.
    std::vector<std::vector<std::uint64_t>> cells;

    /// The deepest level that is asked for, at least `baseDepth`.
    int depth(int baseDepth) const;
};

/// Answers for the cells of a frame whether they are split. Keeps a reference to the refinement.
class CellSplitter {
public:
    CellSplitter(const Refinement& refinement, const VoxelFrame& frame);

    /// Whether a cell that a primitive meets is split further: those wider than a base voxel always, smaller
    /// ones where the refinement says so. O(#boxes + log #cells).
    bool splits(const Cell& corner, unsigned sizeLog2) const {
        return sizeLog2 > m_fineLog2 || (sizeLog2 > 0 && refines(corner, sizeLog2));
    }
    /// log2 of the widest cell that may be left unsplit.
    unsigned largestEnd() const { return m_fineLog2; }
    std::uint32_t resolution() const { return 1U << static_cast<unsigned>(m_depth); }

private:
    struct GridBox {
        Aabb model;
        Aabb grid; ///< around the box, which stands askew in the grid
        int depth = 0;
    };
    bool refines(const Cell& corner, unsigned sizeLog2) const;

    const Refinement& m_refinement;
    int m_depth = 0;
    unsigned m_fineLog2 = 0;
    Transform m_modelFromGrid = Transform::Identity();
    std::vector<GridBox> m_boxes;
};

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
/// Of the surfaces of volumes: cells that lie inside are not split.
std::vector<std::uint64_t> cellsOfVolumes(std::span<const RoundedBox> volumes, const CellSplitter& splitter);

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

/// The leaves of an octree that tile the cube, with their flags (LeafFlag, 0: exterior).
struct FlaggedLeaves {
    std::vector<OctreeCell> cells;
    std::vector<std::uint8_t> flags;
};

/// What becomes of the leaves in a shape.
struct LeafChange {
    /// Model space and units, negative inside. Never more than the Euclidean distance from the shape's
    /// surface: leaves farther from it than their corners are not split.
    std::function<double(const Vec3&)> signedDistance;
    /// The flags of a leaf inside, of those before.
    std::function<std::uint8_t(std::uint8_t)> inside;
};

/// Leaves that the shape's surface meets are split down to base voxels, which belong to it when their middles
/// do. O(#leaves) distances.
void applyChange(const LeafChange& change, const VoxelFrame& frame, FlaggedLeaves& leaves);

enum class VoxelEditKind {
    Separate, ///< the voxels there are no part of the volume
    Connect   ///< they are inside
};

/// A solid in which the volume is separated or connected by hand.
struct VoxelEdit {
    VoxelEditKind kind = VoxelEditKind::Separate;
    Solid solid;

    bool operator==(const VoxelEdit&) const = default;
};

/// Applies edits in their order. O(#leaves #edits).
void applyEdits(std::span<const VoxelEdit> edits, const VoxelFrame& frame, FlaggedLeaves& leaves);

} // namespace sinew
