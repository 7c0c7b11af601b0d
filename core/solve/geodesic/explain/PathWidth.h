#pragma once

#include "core/solve/Explain.h"

#include <span>

namespace sinew {

/// The leaf at a place in grid space; kNoLeaf outside.
std::uint32_t leafAt(const SparseVoxels& voxels, const Vec3f& place);

/// How wide the volume is across a path at a place: the least, over four directions at right angles to the
/// path, of how far one gets both ways before leaving the voxels. Base voxels; at most 24. `center` in grid
/// space.
float widthAcross(const SparseVoxels& voxels, const Vec3f& center, const Vec3f& direction);

/// The narrowest step of a path when it is at most 2.5 base voxels wide and lies between places at least
/// twice as wide and 4 voxels at least: where two limbs merge, not where a thin limb is thin all along. kNone
/// otherwise.
std::int32_t thinPlaceOf(std::span<const PathStep> steps);

} // namespace sinew
