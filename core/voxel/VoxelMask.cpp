#include "core/voxel/VoxelMask.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// Calls at(x, y, z) for the entries of a cube.
template<typename At>
void fillCube(std::int32_t size, const At& at) {
    for (std::int32_t z = 0; z < size; ++z) {
        for (std::int32_t y = 0; y < size; ++y) {
            for (std::int32_t x = 0; x < size; ++x) {
                at(x, y, z);
            }
        }
    }
}

} // namespace

VoxelMask::VoxelMask(const SparseVoxels& voxels, const std::function<bool(std::size_t leaf)>& takes) {
    m_inGrid = static_cast<std::int32_t>(voxels.frame().resolution()) - 1;
    m_regionBits = std::max(voxels.frame().depth - 8, 0);
    m_regions.assign(std::size_t{1} << (3U * static_cast<unsigned>(m_regionBits)), kEmpty);
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        if (takes(leaf)) {
            addLeaf(voxels.corner(leaf), voxels.key(leaf), voxels.sizeLog2(leaf));
        }
    }
}

/// The entry of a block, whose region becomes a mixed one. `x`, `y`, `z` in blocks.
std::int32_t& VoxelMask::blockAt(std::int32_t x, std::int32_t y, std::int32_t z) {
    std::int32_t& region = m_regions[regionIndex(x >> 4, y >> 4, z >> 4)];
    if (region == kEmpty) {
        region = static_cast<std::int32_t>(m_blocks.size() / 4096);
        m_blocks.resize(m_blocks.size() + 4096, kEmpty);
    }
    return m_blocks[blockIndex(region, x, y, z)];
}

void VoxelMask::addLeaf(const Cell& corner, std::uint64_t key, unsigned sizeLog2) {
    const auto at = [&](std::size_t axis, unsigned shift) {
        return static_cast<std::int32_t>(corner[axis] >> shift);
    };
    if (sizeLog2 >= 8) {
        fillCube(1 << (sizeLog2 - 8), [&](std::int32_t x, std::int32_t y, std::int32_t z) {
            m_regions[regionIndex(at(0, 8) + x, at(1, 8) + y, at(2, 8) + z)] = kFull;
        });
        return;
    }
    if (sizeLog2 >= 4) {
        fillCube(1 << (sizeLog2 - 4), [&](std::int32_t x, std::int32_t y, std::int32_t z) {
            blockAt(at(0, 4) + x, at(1, 4) + y, at(2, 4) + z) = kFull;
        });
        return;
    }
    std::int32_t& block = blockAt(at(0, 4), at(1, 4), at(2, 4));
    if (block == kEmpty) {
        block = static_cast<std::int32_t>(m_bricks.size() / 64);
        m_bricks.resize(m_bricks.size() + 64, 0);
    }
    std::uint64_t* bricks = m_bricks.data() + 64 * static_cast<std::size_t>(block);
    const auto inBlock = static_cast<std::size_t>(key & 0xfffU);
    if (sizeLog2 >= 2) {
        std::fill_n(bricks + (inBlock >> 6U), sizeLog2 == 3 ? 8 : 1, ~std::uint64_t{0});
    } else {
        bricks[inBlock >> 6U] |= (sizeLog2 == 1 ? std::uint64_t{0xff} : std::uint64_t{1}) << (inBlock & 63U);
    }
}

bool VoxelMask::holdsLine(const Vec3f& from, const Vec3f& to) const {
    constexpr float kInFace = 1e-3F;
    constexpr float kAside = 1e-2F;
    unsigned inFace = 0; // a bit an axis
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        if (std::abs(to[axis] - from[axis]) < kInFace &&
            std::abs(from[axis] - std::round(from[axis])) < kInFace) {
            inFace |= 1U << static_cast<unsigned>(axis);
        }
    }
    if (inFace == 0) {
        return holdsOneLine(from, to);
    }
    for (unsigned side = 0; side < 8; ++side) {
        if ((side & ~inFace) != 0) {
            continue;
        }
        Vec3f aside = Vec3f::Zero();
        for (unsigned axis = 0; axis < 3; ++axis) {
            if ((inFace >> axis & 1U) != 0) {
                aside[static_cast<Eigen::Index>(axis)] = (side >> axis & 1U) != 0 ? kAside : -kAside;
            }
        }
        if (holdsOneLine(from + aside, to + aside)) {
            return true;
        }
    }
    return false;
}

bool VoxelMask::holdsOneLine(const Vec3f& from, const Vec3f& to) const {
    const Vec3f way = to - from;
    const float length = way.norm();
    if (!(length > 0.0F)) {
        return true;
    }
    // Every step ends this far behind the face it crosses, so that rounding cannot keep it before.
    const float beyond = 1e-3F / length;
    // Along an axis that the line does not move on it never leaves: its exit is far off.
    constexpr float kNever = 1e30F;
    std::array<float, 3> inverse{};
    std::array<std::int32_t, 3> upwards{}; // all bits where the line leaves by the upper face
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const float along = way[static_cast<Eigen::Index>(axis)];
        inverse[axis] = along != 0.0F ? 1.0F / along : kNever;
        upwards[axis] = along >= 0.0F ? -1 : 0;
    }
    float t = 0.0F;
    while (t < 1.0F) {
        const Vec3f place = from + t * way;
        const auto x = static_cast<std::int32_t>(place.x());
        const auto y = static_cast<std::int32_t>(place.y());
        const auto z = static_cast<std::int32_t>(place.z());
        const std::int32_t cube = cubeAt(x, y, z);
        if (cube == 0) {
            return false;
        }
        const std::int32_t low = -cube; // two's complement: clears the bits within a cube
        const float exitX = (static_cast<float>((x & low) + (cube & upwards[0])) - from.x()) * inverse[0];
        const float exitY = (static_cast<float>((y & low) + (cube & upwards[1])) - from.y()) * inverse[1];
        const float exitZ = (static_cast<float>((z & low) + (cube & upwards[2])) - from.z()) * inverse[2];
        t = std::max(t, std::min(std::min(exitX, exitY), exitZ)) + beyond;
    }
    return true;
}

} // namespace sinew
