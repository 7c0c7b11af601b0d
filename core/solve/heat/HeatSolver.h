#pragma once

#include "core/solve/Solver.h"

namespace sinew {

/// Bone heat (Baran and Popovic 2007), what Blender calls automatic weights: bones heat the vertices that see
/// them (HeatSources) and the heat spreads over the surface (HeatEquation). Who sees what is judged in
/// voxels, so that open, doubled and touching surfaces are bound too, and nothing stays without weights.
Expected<std::shared_ptr<const Solution>> solveHeat(const SolveRequest& request, Progress& progress);

/// Volume where the voxels' settings differ as far as they count, Distances where the heat does.
BindRework heatRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
