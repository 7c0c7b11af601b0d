#pragma once

#include "core/weights/SkinWeights.h"

namespace sinew {

/// What vertices lose when weights are cut to a number of influences.
struct LimitCost {
    std::size_t vertices = 0; ///< that lose any weight
    double largest = 0.0;     ///< 0..1 of a vertex's weight: the most that one loses
    bool operator==(const LimitCost&) const = default;
};

/// The cost of keptByLimit in every vertex; `limit` 0: none. O(#P).
LimitCost limitCost(const PartWeights& weights, std::size_t limit);

} // namespace sinew
