#pragma once

#include "core/solve/Solver.h"

namespace sinew {

/// Binds every vertex to the bones that are nearest in a straight line, through whatever lies between: what
/// Maya calls Closest Distance. Falloff, regions, smoothing and rules act as with every solver; there are no
/// voxels. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveNearest(const SolveRequest& request, Progress& progress);

/// Of a solver without settings: neither the voxels' nor those of distances count.
BindRework nothingToRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
