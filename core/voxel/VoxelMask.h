#pragma once

#include "core/base/Types.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace sinew {

/// A set of finest voxels for fast questions along straight lines: a tree of regions 256 voxels wide, blocks
/// of 16 and bricks of 4^3, each full, empty or mixed; mixed bricks hold a bit a voxel in Morton order. A
/// line crosses what is full in one step. Memory: 16 KB a mixed region and 512 bytes a mixed block.
class VoxelMask {
public:
    VoxelMask() = default;
    /// The voxels of the leaves for which `takes` holds. O(#leaves + blocks).
    VoxelMask(const SparseVoxels& voxels, const std::function<bool(std::size_t leaf)>& takes);

    /// Edge of the largest aligned cube around a voxel that lies in the set as a whole: 0 (not in it), 1, 4,
    /// 16 or 256.
    std::int32_t cubeAt(std::int32_t x, std::int32_t y, std::int32_t z) const {
        if (((x | y | z) & ~m_inGrid) != 0) {
            return 0;
        }
        const std::int32_t region = m_regions[regionIndex(x >> 8, y >> 8, z >> 8)];
        if (region < 0) {
            return region == kFull ? 256 : 0;
        }
        const std::int32_t block = m_blocks[blockIndex(region, x >> 4, y >> 4, z >> 4)];
        if (block < 0) {
            return block == kFull ? 16 : 0;
        }
        const auto code =
            static_cast<std::uint32_t>(kSpread[x & 15] | kSpread[y & 15] << 1 | kSpread[z & 15] << 2);
        const std::uint64_t brick = m_bricks[64 * static_cast<std::size_t>(block) + (code >> 6U)];
        if (brick == ~std::uint64_t{0}) {
            return 4;
        }
        return static_cast<std::int32_t>(brick >> (code & 63U) & 1U);
    }

    /// Whether all voxels that the segment crosses are in the set; of a segment in a face between voxels
    /// those on one side suffice, whichever it is, so that mirrored questions have mirrored answers. Grid
    /// space. O(cubes crossed).
    bool holdsLine(const Vec3f& from, const Vec3f& to) const;

private:
    static constexpr std::int32_t kEmpty = -1;
    static constexpr std::int32_t kFull = -2;
    static constexpr std::int32_t kSpread[16] = {0x000, 0x001, 0x008, 0x009, 0x040, 0x041, 0x048, 0x049,
                                                 0x200, 0x201, 0x208, 0x209, 0x240, 0x241, 0x248, 0x249};

    std::size_t regionIndex(std::int32_t x, std::int32_t y, std::int32_t z) const {
        return static_cast<std::size_t>(x | y << m_regionBits | z << (2 * m_regionBits));
    }
    static std::size_t blockIndex(std::int32_t region, std::int32_t x, std::int32_t y, std::int32_t z) {
        return 4096 * static_cast<std::size_t>(region) +
               static_cast<std::size_t>((x & 15) | (y & 15) << 4 | (z & 15) << 8);
    }
    bool holdsOneLine(const Vec3f& from, const Vec3f& to) const;
    void addLeaf(const Cell& corner, std::uint64_t key, unsigned sizeLog2);
    std::int32_t& blockAt(std::int32_t x, std::int32_t y, std::int32_t z);

    std::int32_t m_inGrid = 0; ///< resolution - 1
    int m_regionBits = 0;
    std::vector<std::int32_t> m_regions; ///< kEmpty, kFull or the number of a mixed region
    std::vector<std::int32_t>
        m_blocks; ///< of the mixed regions: kEmpty, kFull or the number of a mixed block
    std::vector<std::uint64_t> m_bricks;
};

} // namespace sinew
