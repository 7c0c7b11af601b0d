#include "core/voxel/SparseVoxels.h"

#include <algorithm>

namespace sinew {
namespace {

/// The table that starts a search covers the cube with 64^3 cells at most: a megabyte.
constexpr int kTableDepth = 6;

} // namespace

void SparseVoxels::reserve(std::size_t leaves) {
    m_keys.reserve(leaves);
    m_sizes.reserve(leaves);
    m_flags.reserve(leaves);
}

void SparseVoxels::add(std::uint64_t key, std::uint8_t sizeLog2, std::uint8_t flags) {
    m_keys.push_back(key);
    m_sizes.push_back(sizeLog2);
    m_flags.push_back(flags);
}

void SparseVoxels::finish() {
    const int tableDepth = std::min(m_frame.depth, kTableDepth);
    m_tableShift = 3U * static_cast<unsigned>(m_frame.depth - tableDepth);
    const std::size_t cells = std::size_t{1} << (3U * static_cast<unsigned>(tableDepth));
    m_table.assign(cells + 1, 0);
    std::size_t leaf = 0;
    for (std::size_t cell = 0; cell <= cells; ++cell) {
        while (leaf < m_keys.size() && (m_keys[leaf] >> m_tableShift) < cell) {
            ++leaf;
        }
        m_table[cell] = static_cast<std::uint32_t>(leaf);
    }
}

Vec3f SparseVoxels::center(std::size_t leaf) const {
    const Cell cell = corner(leaf);
    const float half = 0.5F * static_cast<float>(1U << m_sizes[leaf]);
    return {static_cast<float>(cell[0]) + half, static_cast<float>(cell[1]) + half,
            static_cast<float>(cell[2]) + half};
}

std::uint32_t SparseVoxels::find(std::int64_t x, std::int64_t y, std::int64_t z) const {
    const std::int64_t resolution = m_frame.resolution();
    if (x < 0 || y < 0 || z < 0 || x >= resolution || y >= resolution || z >= resolution) {
        return kNoLeaf;
    }
    return findKey(mortonKey(
        {static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), static_cast<std::uint32_t>(z)}));
}

std::uint32_t SparseVoxels::findKey(std::uint64_t key) const {
    const std::size_t cell = key >> m_tableShift;
    const auto begin = m_keys.begin() + m_table[cell];
    const auto end = m_keys.begin() + m_table[cell + 1];
    auto after = std::upper_bound(begin, end, key);
    if (after == m_keys.begin()) {
        return kNoLeaf;
    }
    // The leaf may be larger than the table's cell and start in an earlier one.
    const auto leaf = static_cast<std::size_t>(after - m_keys.begin()) - 1;
    const bool covers = key - m_keys[leaf] < (1ULL << (3U * m_sizes[leaf]));
    return covers ? static_cast<std::uint32_t>(leaf) : kNoLeaf;
}

bool SparseVoxels::anyIn(std::uint64_t key, unsigned sizeLog2) const {
    if (findKey(key) != kNoLeaf) {
        return true;
    }
    const std::uint64_t last = key + (1ULL << (3U * sizeLog2)) - 1;
    const auto begin = m_keys.begin() + m_table[key >> m_tableShift];
    const auto end = m_keys.begin() + m_table[(last >> m_tableShift) + 1];
    const auto next = std::lower_bound(begin, end, key);
    return next != end && *next <= last;
}

std::size_t SparseVoxels::count(std::uint8_t flag) const {
    return static_cast<std::size_t>(
        std::count_if(m_flags.begin(), m_flags.end(), [flag](std::uint8_t f) { return (f & flag) != 0; }));
}

namespace {

/// How many base voxels a leaf covers; 1 for one that is not wider.
std::uint64_t baseVoxelsIn(const SparseVoxels& voxels, std::size_t leaf) {
    const unsigned size = voxels.sizeLog2(leaf);
    const unsigned base = voxels.frame().fineLog2;
    return size > base ? std::uint64_t{1} << (3U * (size - base)) : 1;
}

} // namespace

std::size_t uniformCount(const SparseVoxels& voxels) {
    std::size_t count = 0;
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        count += baseVoxelsIn(voxels, leaf);
    }
    return count;
}

SparseVoxels uniformVoxels(const SparseVoxels& voxels) {
    const unsigned base = voxels.frame().fineLog2;
    SparseVoxels uniform(voxels.frame());
    uniform.reserve(uniformCount(voxels));
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const std::uint64_t count = baseVoxelsIn(voxels, leaf);
        const auto size = count > 1 ? static_cast<std::uint8_t>(base) : voxels.sizeLog2(leaf);
        for (std::uint64_t i = 0; i < count; ++i) { // along the Z-order curve
            uniform.add(voxels.key(leaf) + (i << (3U * base)), size, voxels.flags(leaf));
        }
    }
    uniform.finish();
    return uniform;
}

} // namespace sinew
