#pragma once

#include "core/base/Types.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Integer position of a voxel at the finest level.
using Cell = std::array<std::uint32_t, 3>;

/// Spreads the low 21 bits of v so that two zero bits stand between any two.
constexpr std::uint64_t spreadBits(std::uint64_t v) {
    v &= 0x1fffff;
    v = (v | v << 32) & 0x001f00000000ffff;
    v = (v | v << 16) & 0x001f0000ff0000ff;
    v = (v | v << 8) & 0x100f00f00f00f00f;
    v = (v | v << 4) & 0x10c30c30c30c30c3;
    v = (v | v << 2) & 0x1249249249249249;
    return v;
}

constexpr std::uint32_t gatherBits(std::uint64_t v) {
    v &= 0x1249249249249249;
    v = (v ^ (v >> 2)) & 0x10c30c30c30c30c3;
    v = (v ^ (v >> 4)) & 0x100f00f00f00f00f;
    v = (v ^ (v >> 8)) & 0x001f0000ff0000ff;
    v = (v ^ (v >> 16)) & 0x001f00000000ffff;
    v = (v ^ (v >> 32)) & 0x1fffff;
    return static_cast<std::uint32_t>(v);
}

/// Position along the Z-order curve: siblings of an octree node are consecutive, so a node of size 2^k covers
/// the 8^k keys from its own.
constexpr std::uint64_t mortonKey(const Cell& cell) {
    return spreadBits(cell[0]) | spreadBits(cell[1]) << 1 | spreadBits(cell[2]) << 2;
}

constexpr Cell cellOfKey(std::uint64_t key) {
    return {gatherBits(key), gatherBits(key >> 1), gatherBits(key >> 2)};
}

/// Where the voxels lie. Grid space: the cube [0, resolution]^3, a voxel is 1 wide, voxel (i, j, k) spans
/// [i, i+1] x [j, j+1] x [k, k+1].
struct VoxelFrame {
    int depth = 0;         ///< log2 of the resolution
    unsigned fineLog2 = 0; ///< base voxels, which the whole surface is resolved to, are 2^fineLog2 wide
    Transform gridFromModel = Transform::Identity(); ///< rotation, uniform scale, translation
    double voxelSize = 1.0;                          ///< edge of a voxel in model units

    std::uint32_t resolution() const { return 1U << static_cast<unsigned>(depth); }
    std::uint32_t baseVoxel() const { return 1U << fineLog2; }       ///< width of a base voxel
    double baseVoxelSize() const { return voxelSize * baseVoxel(); } ///< model units
};

/// Along which axes the grid lies.
enum class GridAxes {
    Principal, ///< of the mesh's vertices, each towards its longer tail (third moment)
    World      ///< the model's own (paper sec. 4)
};

/// The frame for a mesh and bones (paper sec. 4: uniform scale into the unit cube), centred on their common
/// box. With principal axes weights do not depend on how the character stands, and a symmetric one lies
/// symmetric in the grid; when two of them are equally long (a sphere, a cube) the model's own axes are kept.
/// Non-finite vertices are ignored. O(n).
VoxelFrame fitVoxelFrame(std::span<const Vec3> vertices, std::span<const Segment> bones, int depth,
                         GridAxes gridAxes = GridAxes::Principal);

/// Whether all these places (model space) lie in the grid's cube.
bool holdsAll(const VoxelFrame& frame, std::span<const Vec3> positions);

/// The same cube down to a deeper level. Base voxels stay where they are, bit for bit.
VoxelFrame deepened(const VoxelFrame& frame, int depth);

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
