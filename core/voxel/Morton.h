#pragma once

#include <array>
#include <cstdint>

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

} // namespace sinew
