#include "core/voxel/voxelize/LeafVotes.h"

#include <algorithm>
#include <vector>

namespace sinew {
namespace {

/// One axis' votes on a leaf: a face of size x size columns, constant along the axis.
struct VoteFace {
    std::uint32_t size = 0;
    std::vector<std::uint8_t> votes;
    bool any = false;
    bool all = true;

    std::uint8_t at(std::uint32_t u, std::uint32_t v) const { return votes[v * size + u]; }
};

VoteFace voteFace(const Cell& corner, std::uint32_t size, std::size_t axis, const ColumnCrossings& crossings,
                  InsideRule rule) {
    VoteFace face;
    face.size = size;
    face.votes.resize(static_cast<std::size_t>(size) * size);
    const std::uint32_t u0 = corner[(axis + 1) % 3];
    const std::uint32_t v0 = corner[(axis + 2) % 3];
    const float depth = static_cast<float>(corner[axis]) + 0.5F * static_cast<float>(size);
    for (std::uint32_t v = 0; v < size; ++v) {
        for (std::uint32_t u = 0; u < size; ++u) {
            const bool inside = crossings.inside(u0 + u, v0 + v, depth, rule);
            face.votes[static_cast<std::size_t>(v) * size + u] = inside ? 1 : 0;
            face.any = face.any || inside;
            face.all = face.all && inside;
        }
    }
    return face;
}

} // namespace

int mostVotes(const OctreeCell& leaf, const AxisCrossings& crossings, InsideRule rule) {
    const Cell corner = cellOfKey(leaf.key);
    if (leaf.sizeLog2 == 0) {
        int votes = 0;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const float depth = static_cast<float>(corner[axis]) + 0.5F;
            votes +=
                crossings[axis].inside(corner[(axis + 1) % 3], corner[(axis + 2) % 3], depth, rule) ? 1 : 0;
        }
        return votes;
    }
    const std::uint32_t size = 1U << leaf.sizeLog2;
    const VoteFace x = voteFace(corner, size, 0, crossings[0], rule);
    const VoteFace y = voteFace(corner, size, 1, crossings[1], rule);
    const VoteFace z = voteFace(corner, size, 2, crossings[2], rule);
    const int certain = static_cast<int>(x.all) + static_cast<int>(y.all) + static_cast<int>(z.all);
    const int possible = static_cast<int>(x.any) + static_cast<int>(y.any) + static_cast<int>(z.any);
    if (certain == possible) {
        return certain;
    }
    int most = certain;
    for (std::uint32_t k = 0; k < size && most < possible; ++k) {
        for (std::uint32_t j = 0; j < size; ++j) {
            for (std::uint32_t i = 0; i < size; ++i) {
                most = std::max(most, x.at(j, k) + y.at(k, i) + z.at(i, j));
            }
        }
    }
    return most;
}

} // namespace sinew
