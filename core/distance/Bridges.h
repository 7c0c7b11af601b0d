#pragma once

#include "core/distance/LeafGraph.h"

#include <vector>

namespace sinew {

/// How a component that no bone reaches was joined to the rest.
struct Bridge {
    std::uint32_t component = 0;      ///< the one that was joined
    std::uint32_t fromLeaf = kNoLeaf; ///< where paths come from
    std::uint32_t toLeaf = kNoLeaf;   ///< where they enter the component
    float gap = 0.0F;                 ///< voxels between the two centres
};

/// A one-way step over a gap, towards the component without seed.
struct BridgeStep {
    std::uint32_t from = kNoLeaf;
    std::uint32_t to = kNoLeaf;
    float gap = 0.0F; ///< voxels between the two centres
};

struct Bridges {
    std::vector<Bridge> joined;    ///< one for each component without seed, ascending; the narrowest place
    std::vector<BridgeStep> steps; ///< all that paths may take
};

/// Joins every component without a seed to the nearest other one, nearest first, until each is connected to
/// a seed (Boruvka's rounds). All places up to 1.5 base voxels wider than the narrowest are joined too, so
/// that a ring is joined all round. Steps lead only away from the bones: a loose part is no short cut. With
/// no seed at all nothing is joined. O(#leaves of loose components * log #leaves * rounds).
Bridges bridgeComponents(const SparseVoxels& voxels, const LeafComponents& components,
                         const std::vector<bool>& seeded, const LeafTree& tree);

} // namespace sinew
