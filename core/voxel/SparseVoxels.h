#pragma once

#include "core/voxel/Morton.h"
#include "core/voxel/VoxelFrame.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

constexpr std::uint32_t kNoLeaf = 0xffffffffU;

/// What a leaf is; flags combine.
enum LeafFlag : std::uint8_t {
    kLeafBoundary = 1, ///< a triangle meets it; at most a base voxel wide
    kLeafInterior = 2, ///< inside by vote or winding number
    kLeafBone = 4,     ///< a bone meets it; at most a base voxel wide
    kLeafOneVote = 8   ///< inside by the winding number, one axis alone had voted for it
};

/// The non-exterior leaves of the octree (paper sec. 5.2, the set V): flat arrays in Morton order.
class SparseVoxels {
public:
    SparseVoxels() = default;
    explicit SparseVoxels(const VoxelFrame& frame)
        : m_frame(frame) {}

    /// Room for so many leaves, where their number is known.
    void reserve(std::size_t leaves);
    /// Leaves come in ascending key order; call finish() after the last.
    void add(std::uint64_t key, std::uint8_t sizeLog2, std::uint8_t flags);
    void finish();

    const VoxelFrame& frame() const { return m_frame; }
    std::size_t size() const { return m_keys.size(); }
    std::uint8_t sizeLog2(std::size_t leaf) const { return m_sizes[leaf]; }
    std::uint8_t flags(std::size_t leaf) const { return m_flags[leaf]; }
    bool boundary(std::size_t leaf) const { return (m_flags[leaf] & kLeafBoundary) != 0; }
    Cell corner(std::size_t leaf) const { return cellOfKey(m_keys[leaf]); }
    std::uint64_t key(std::size_t leaf) const { return m_keys[leaf]; }
    Vec3f center(std::size_t leaf) const; ///< grid space

    /// The leaf that covers a finest voxel, or kNoLeaf when that is exterior or outside the grid. About O(1).
    std::uint32_t find(std::int64_t x, std::int64_t y, std::int64_t z) const;
    std::uint32_t findKey(std::uint64_t key) const;
    /// Whether a leaf lies in, or around, the cell at `key` that is 2^sizeLog2 voxels wide. About O(1).
    bool anyIn(std::uint64_t key, unsigned sizeLog2) const;
    std::size_t count(std::uint8_t flag) const;

private:
    VoxelFrame m_frame;
    std::vector<std::uint64_t> m_keys;
    std::vector<std::uint8_t> m_sizes;
    std::vector<std::uint8_t> m_flags;
    std::vector<std::uint32_t> m_table; ///< first leaf whose key is not below a coarse cell's
    unsigned m_tableShift = 0;
};

/// A uniform grid (paper sec. 5.1, the set U) out of the sparse one: every leaf wider than a base voxel is
/// split into base voxels, which keep its flags; smaller leaves, of refined places, stay. What is inside does
/// not change. O(#base voxels); throws std::bad_alloc.
SparseVoxels uniformVoxels(const SparseVoxels& voxels);

/// How many leaves that would be. O(#leaves).
std::size_t uniformCount(const SparseVoxels& voxels);

} // namespace sinew
