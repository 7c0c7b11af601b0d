#pragma once

#include "core/distance/CenterPaths.h"
#include "core/solve/Explain.h"
#include "core/solve/geodesic/distances/GeodesicDistances.h"

namespace sinew {

/// The same as describePath for Paths::Centers: a step at the centre of every leaf of the chain by which a
/// finished search from one bone reaches a welded vertex. O(leaves of the chain * (26 + #seeds + #bridges)).
void describeCenterPath(const GeodesicDistances& distances, std::uint32_t vertex, const CenterSearch& search,
                        BonePath& path);

} // namespace sinew
