#pragma once

#include "core/voxel/ColumnVoxelizer.h"
#include "core/voxel/Octree.h"

#include <array>

namespace sinew {

using AxisCrossings = std::array<ColumnCrossings, 3>;

/// The most axes that agree on any voxel of a leaf which no triangle meets: 0..3. O(size^2), and O(size^3)
/// only where columns of one axis disagree.
int mostVotes(const OctreeCell& leaf, const AxisCrossings& crossings, InsideRule rule);

} // namespace sinew
