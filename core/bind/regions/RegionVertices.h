#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/regions/Region.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// How much of a welded vertex a region has.
struct RegionVertex {
    std::uint32_t vertex = 0;
    float amount = 0.0F; ///< over 0, up to 1
};

/// What of the solved parts' welded vertices a region holds, ascending; of co-located vertices that are
/// painted differently the largest amount counts. O(#G), parallel.
std::vector<RegionVertex> verticesOfRegion(const Region& region, const BindProblem& problem);

/// Whether something painted belongs to the part as it is.
bool fits(const PaintedPart& painted, const BindProblem& problem, std::size_t n);

} // namespace sinew
