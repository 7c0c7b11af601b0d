#pragma once

#include "core/base/Types.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <vector>

namespace sinew {

constexpr std::uint32_t kNoBone = 0xffffffffU;

/// A leaf where walks start: on one of the source's bones, which passes through it, or at the leaf's centre
/// after `distance` voxels that it cost to get there.
struct DistanceSeed {
    std::uint32_t leaf = kNoLeaf;
    float distance = 0.0F;
    std::uint32_t bone = kNoBone;
};

/// What walks start from. A bone is a fan of segments (grid space) and seen as one: its nearest place counts,
/// on whichever segment, so that no chance decides where several are equally near.
struct WalkSource {
    std::vector<std::vector<Segment>> bones;
    std::vector<DistanceSeed> seeds;
};

} // namespace sinew
