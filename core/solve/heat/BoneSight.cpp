#include "core/solve/heat/BoneSight.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Less outside than that, in finest voxels, is an edge that the line grazes.
constexpr double kGrazed = 0.5;
/// How far beyond a block's face the next block is asked for, finest voxels.
constexpr double kIntoNextBlock = 1e-3;

} // namespace

/// A cube of grid space that is inside or outside as a whole.
struct BoneSight::Block {
    Vec3 low;
    double size;
    bool inside;

    /// Where along from + t * along a line through the block leaves it.
    double exit(const Vec3& from, const Vec3& along) const {
        double t = std::numeric_limits<double>::infinity();
        for (Eigen::Index axis = 0; axis < 3; ++axis) {
            if (along[axis] != 0.0) {
                const double face = along[axis] > 0.0 ? low[axis] + size : low[axis];
                t = std::min(t, (face - from[axis]) / along[axis]);
            }
        }
        return t;
    }
};

BoneSight::Block BoneSight::blockAt(const Vec3& point) const {
    Cell cell{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        cell[axis] = static_cast<std::uint32_t>(point[static_cast<Eigen::Index>(axis)]);
    }
    unsigned sizeLog2 = 0;
    const std::uint32_t leaf = m_voxels.findKey(mortonKey(cell));
    if (leaf != kNoLeaf) {
        sizeLog2 = m_voxels.sizeLog2(leaf);
        cell = m_voxels.corner(leaf);
    } else {
        Cell base = cell;
        for (std::uint32_t& at : base) {
            at &= ~(m_voxels.frame().baseVoxel() - 1U);
        }
        if (!m_voxels.anyIn(mortonKey(base), m_voxels.frame().fineLog2)) {
            sizeLog2 = m_voxels.frame().fineLog2;
            cell = base;
        }
    }
    const bool inside = leaf != kNoLeaf && (m_voxels.flags(leaf) & (kLeafBoundary | kLeafInterior)) != 0;
    return {Vec3(cell[0], cell[1], cell[2]), static_cast<double>(1U << sizeLog2), inside};
}

bool BoneSight::sees(const Vec3& vertex, const Vec3& place) const {
    const VoxelFrame& frame = m_voxels.frame();
    const Vec3 from = frame.gridFromModel * vertex;
    const Vec3 along = frame.gridFromModel * place - from;
    const double length = along.norm();
    double outside = 0.0;
    double t = length > 0.0 ? frame.baseVoxel() / length : 1.0;
    while (t < 1.0) {
        const Vec3 point = from + t * along;
        if ((point.array() < 0.0).any() || (point.array() >= frame.resolution()).any()) {
            return true; // nothing lies beyond the grid
        }
        const Block block = blockAt(point);
        if (block.inside && outside > kGrazed) {
            return false;
        }
        const double next = std::max(block.exit(from, along), t) + kIntoNextBlock / length;
        outside += block.inside ? 0.0 : (std::min(next, 1.0) - t) * length;
        t = next;
    }
    return true;
}

} // namespace sinew
