#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/bones/Cage.h"
#include "core/voxel/voxelize/FilledSurface.h"

#include <vector>

namespace sinew {

/// The surfaces of cages whose inside is volume (fillsVolume), each facing one way; of none that reaches far
/// beyond the mesh (clipFarBones) and so out of the grid. O(n log n).
std::vector<FilledSurface> filledCages(const std::vector<Cage>& cages, const VoxelFrame& base);

/// All that is resolved to base voxels, for estimates of memory.
struct ResolvedSurface {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
};
ResolvedSurface resolvedSurface(const BindProblem& problem, const std::vector<FilledSurface>& filled);

} // namespace sinew
