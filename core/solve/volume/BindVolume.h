#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/BindSettings.h"
#include "core/bind/bones/Bones.h"
#include "core/distance/Bridges.h"
#include "core/distance/LeafGraph.h"
#include "core/distance/LeafTree.h"
#include "core/solve/leaks/RefinePlan.h"
#include "core/solve/volume/BoneSeeds.h"
#include "core/voxel/SparseVoxels.h"

#include <vector>

namespace sinew {

class CostGraph;

/// Steps 1 to 3 of geodesic voxel binding (Dionne and de Lasa 2014, sec. 4-5): the character's volume and
/// where each bone's paths start. Depends on the scene, the joints, the resolution and the rules of what is
/// inside.
struct BindVolume {
    VolumeSettings settings; ///< it was made with (volumeInForce)
    SparseVoxels voxels;
    LeafGraph graph;
    LeafTree tree;
    BoneSeeds seeds;
    std::vector<bool> seeded; ///< components that a bone reaches
    RefinePlan plan;          ///< where it is refined, and why
    Bridges bridges;          ///< how the others are joined to them
};

/// The settings of a volume as far as they count: the gap only while `automatic`.
VolumeSettings volumeInForce(const BindSettings& settings);

/// Errors: NotEnoughMemory, RefineBoxOutside, RefinementTooLarge, ZeroSizeScene, Canceled.
Expected<BindVolume> solveBindVolume(const BindProblem& problem, const Scene& scene,
                                     const std::vector<Bone>& sources, const BindSettings& settings,
                                     Progress& progress);

/// What paths run on. Loose components have no inside to keep to; a wall's price there would only blur what
/// hangs on the bridge. Refers to the volume.
CostGraph costGraph(const BindVolume& volume, double penalty);

} // namespace sinew
