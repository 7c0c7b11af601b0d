#pragma once

#include "core/distance/GeodesicDistance.h"

#include <vector>

namespace sinew {

struct BindVolume;

/// What of a path runs through one leaf.
struct PathStretch {
    std::uint32_t leaf = kNoLeaf;
    Vec3f middle = Vec3f::Zero();    ///< of the stretch, grid space
    Vec3f direction = Vec3f::Zero(); ///< towards the end of the path
    float distance = 0.0F;           ///< cost of the path at its middle, voxels
    bool jump = false;               ///< it begins by crossing a gap
};

/// The path of a finished search that reaches a leaf, from the bone to the leaf's centre: straight from
/// parent to parent, over every leaf on the way. O(leaves crossed).
std::vector<PathStretch> tracePath(const BindVolume& volume, const GeodesicSearch& search,
                                   std::uint32_t leaf);

} // namespace sinew
