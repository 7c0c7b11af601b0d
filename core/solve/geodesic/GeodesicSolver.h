#pragma once

#include "core/solve/Solver.h"

namespace sinew {

/// Geodesic voxel binding (Dionne and de Lasa 2014): the character becomes voxels (volume/), leaks between
/// its limbs are found and refined (leaks/), distances are measured inside (distances/), and weights fall
/// with them.
Expected<std::shared_ptr<const Solution>> solveGeodesic(const SolveRequest& request, Progress& progress);

/// Volume or Distances where the settings of that stage differ as far as they count.
BindRework geodesicRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
