#pragma once

#include "core/distance/GeodesicDistance.h"
#include "core/solve/Explain.h"
#include "core/solve/geodesic/distances/GeodesicDistances.h"

namespace sinew {

/// Fills in the steps of the path by which a finished search from one bone reaches a welded vertex, and its
/// thin place; nothing where it does not reach it. O(leaves crossed).
void describePath(const GeodesicDistances& distances, std::uint32_t vertex, const GeodesicSearch& search,
                  BonePath& path);

} // namespace sinew
