#pragma once

#include "core/distance/DistanceSeeds.h"

#include <cstddef>
#include <vector>

namespace sinew {

/// All bones as one source of paths: a search of it finds for every leaf the nearest bone of all.
struct JoinedBones {
    DistanceSeeds path;
    std::vector<std::size_t> ofBone; ///< source of each of its bones (GeodesicSearch::boneOf)
};

/// The bones' own searches end up to this much farther than the one of all at once, as a rule.
constexpr float kOwnSearchMargin = 1.06F;

/// O(seeds).
JoinedBones joined(const std::vector<DistanceSeeds>& sources);

} // namespace sinew
