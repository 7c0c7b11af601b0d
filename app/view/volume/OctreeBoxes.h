#pragma once

#include "app/view/Rgba.h"
#include "core/voxel/SparseVoxels.h"

#include <vector>

namespace sinew {

/// An edge of a leaf's box, model space, in the colour of its level.
struct OctreeEdge {
    Vec3 from = Vec3::Zero();
    Vec3 to = Vec3::Zero();
    Rgba color = 0;
};

/// The boxes of the largest leaves, at most `most`: the finest are too many to be told apart. Twelve edges a
/// leaf. O(#leaves * depth).
std::vector<OctreeEdge> octreeBoxes(const SparseVoxels& voxels, std::size_t most);

} // namespace sinew
