#pragma once

#include "core/base/Notice.h"
#include "core/bind/bones/Bones.h"
#include "core/distance/DistanceSeeds.h"
#include "core/distance/LeafTree.h"

#include <vector>

namespace sinew {

/// Where each source's paths start: the non-exterior leaves its bone meets (algorithm 3, line 6). A bone
/// wholly outside starts at the leaves nearest to it, with the gap as distance, and says so with
/// JointOutside.
struct BoneSeeds {
    std::vector<DistanceSeeds> ofSource; ///< none without seeds while there are voxels
    Notices notices;
};

/// `metersPerVoxel` for the notices. O(voxels the bones meet * log #leaves).
BoneSeeds findBoneSeeds(const Skeleton& skeleton, const std::vector<Bone>& sources,
                        const SparseVoxels& voxels, const LeafTree& tree, double metersPerVoxel);

} // namespace sinew
