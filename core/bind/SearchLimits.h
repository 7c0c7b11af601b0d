#pragma once

#include "core/distance/PointLookup.h"
#include "core/voxel/SparseVoxels.h"

#include <span>
#include <vector>

namespace sinew {

/// For every leaf the largest `reaches[p] - |leaf p|` over all points (voxels; points with infinite reach are
/// left out), rounded up by cubes of 1/32 of the grid. O(#points + #leaves + cubes^2 in use), parallel.
std::vector<float> searchLimits(const SparseVoxels& voxels, const PointLookup& lookup,
                                std::span<const float> reaches);

} // namespace sinew
