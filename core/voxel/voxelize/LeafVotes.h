#pragma once

#include "core/voxel/Octree.h"
#include "core/voxel/voxelize/ColumnVoxelizer.h"

#include <array>

namespace sinew {

using AxisCrossings = std::array<ColumnCrossings, 3>;

/// The most axes that agree on any voxel of a leaf which no triangle meets: 0..3. O(size^2), and O(size^3)
/// only where columns of one axis disagree.
int mostVotes(const OctreeCell& leaf, const AxisCrossings& crossings, InsideRule rule);

} // namespace sinew
