#pragma once

#include "core/base/Progress.h"
#include "core/distance/LeafGraph.h"

#include <span>
#include <vector>

namespace sinew {

/// Where walks start: a leaf and what it already cost to get there, in voxels.
struct DistanceSeed {
    std::uint32_t leaf = kNoLeaf;
    float distance = 0.0F;
};

/// Algorithm 3 for one source: the cheapest walk from the nearest seed to every leaf, in voxels; infinity
/// where none leads. `graph` holds step costs of at least 1. Dijkstra with buckets one voxel wide: no step is
/// shorter, so what leaves a bucket is final and the result is that of a heap. O(#edges + largest distance).
/// Empty when canceled.
std::vector<float> geodesicDistances(const LeafGraph& graph, std::span<const DistanceSeed> seeds,
                                     Progress& progress);

} // namespace sinew
