#pragma once

#include "core/base/Expected.h"
#include "core/bind/BindProblem.h"
#include "core/distance/VertexLookup.h"
#include "core/voxel/VoxelFrame.h"

namespace sinew {

/// To bind a scene in the volume of another one, which has the same skeleton in the same place: the other's
/// voxels and bones, read at this scene's vertices (Dionne and de Lasa 2014, sec. 9). Levels of detail and
/// variants of a character get their weights so, however they are cut up. Says whether the scene lies in it.
/// Error: ReusePartOutside, for vertices farther than kMostOutside base voxels from the volume. `problem` and
/// `lookup` are of the scene, in the volume of `frame`. O(#P).
Expected<void> checkFit(const Scene& other, const Scene& scene, const BindProblem& problem,
                        const VoxelFrame& frame, const VertexLookup& lookup);
constexpr double kMostOutside = 2.0;

} // namespace sinew
