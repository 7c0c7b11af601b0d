#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/BindSettings.h"
#include "core/bind/bones/Bones.h"
#include "core/voxel/Octree.h"
#include "core/voxel/SparseVoxels.h"

#include <vector>

namespace sinew {

constexpr std::size_t kMinFineCells = 64000;

struct RefinePlan {
    Refinement refinement;
    std::vector<LeakLocation> places; ///< the widest extent first
    bool curtailed = false;           ///< more refinement would not have fitted into memory
};

/// Finds the leaks of the base level and, where the settings say automatic, the cells to split so that gaps
/// of at least settings.gap part, and the limbs around them as far as their inside must be seen; boxes of the
/// settings are taken over. Gaps that keep the most apart (OpposingPair::detour) come first: the cells added
/// are at most twice the base's or kMinFineCells, so that the price hangs on the mesh. Works level by level
/// on the cells in question alone; the volume itself is not needed. `gridVertices` are the problem's in grid
/// space of `base`. Errors: RefineBoxOutside, RefinementTooLarge, Canceled. O(cells met * depth + cells
/// split), parallel.
Expected<RefinePlan> planRefinement(const BindProblem& problem, const std::vector<Vec3>& gridVertices,
                                    const Skeleton& skeleton, const std::vector<Bone>& sources,
                                    const VoxelFrame& base, const BindSettings& settings, Progress& progress);

} // namespace sinew
