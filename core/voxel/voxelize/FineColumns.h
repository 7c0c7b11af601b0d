#pragma once

#include "core/voxel/Octree.h"
#include "core/voxel/voxelize/ColumnVoxelizer.h"

#include <span>
#include <vector>

namespace sinew {

/// The crossings of single columns of any width: those through the middles of the leaves that are smaller
/// than a base voxel. No array of the whole cube's columns at their width is made, only one of the base
/// voxels' columns.
class FineColumns {
public:
    /// Columns along `axis` through the middles of `leaves`. `vertices` in grid space of `frame`. O(base
    /// columns + triangles' base columns + crossings log crossings), parallel. Error: Canceled.
    static Expected<FineColumns> build(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                       std::size_t axis, std::span<const OctreeCell> leaves,
                                       const VoxelFrame& frame, Progress& progress);

    /// The axis' vote (eq. 5) at the middle of one of the leaves. O(log columns).
    bool inside(const OctreeCell& leaf, InsideRule rule) const;
    std::size_t columnCount() const { return m_columns.size(); }

private:
    std::uint64_t columnOf(const OctreeCell& leaf) const;
    void collect(std::span<const Vec3> vertices, const Triangle& triangle,
                 std::vector<ColumnCrossing>& out) const;

    std::size_t m_axis = 0;
    unsigned m_fineLog2 = 0;
    std::uint32_t m_baseResolution = 0;
    std::vector<std::uint64_t> m_columns;     ///< ascending: base column, place in it
    std::vector<std::uint32_t> m_firstInBase; ///< first column of each base column; one more at the end
    CrossingLists m_lists;
};

} // namespace sinew
