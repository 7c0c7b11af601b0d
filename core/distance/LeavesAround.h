#pragma once

#include "core/voxel/SparseVoxels.h"

#include <array>
#include <cstdint>

namespace sinew {

/// Finds leaves at least as large as one leaf in the directions around it. Smaller neighbours find this leaf
/// themselves.
class LeavesAround {
public:
    LeavesAround(const SparseVoxels& voxels, std::uint32_t leaf)
        : m_voxels(voxels)
        , m_size(voxels.sizeLog2(leaf)) {
        const Cell corner = voxels.corner(leaf);
        const std::uint32_t size = 1U << m_size;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            m_exists[axis] = {corner[axis] >= size, true, corner[axis] + size < voxels.frame().resolution()};
            m_spread[axis] = {spreadBits(corner[axis] - size) << axis, spreadBits(corner[axis]) << axis,
                              spreadBits(corner[axis] + size) << axis};
        }
    }
    /// `x`, `y`, `z`: 0 below, 1 the same, 2 above. kNoLeaf: none, or a smaller one.
    std::uint32_t at(std::size_t x, std::size_t y, std::size_t z) const {
        if (!m_exists[0][x] || !m_exists[1][y] || !m_exists[2][z]) {
            return kNoLeaf;
        }
        const std::uint32_t other = m_voxels.findKey(m_spread[0][x] | m_spread[1][y] | m_spread[2][z]);
        return other == kNoLeaf || m_voxels.sizeLog2(other) < m_size ? kNoLeaf : other;
    }

private:
    const SparseVoxels& m_voxels;
    std::uint8_t m_size;
    std::array<std::array<std::uint64_t, 3>, 3> m_spread{}; ///< [axis][below, same, above]
    std::array<std::array<bool, 3>, 3> m_exists{};
};

} // namespace sinew
