#pragma once

#include "core/solve/Solver.h"

namespace sinew {

/// Inverse distance weighting (D. Shepard, A two-dimensional interpolation function for irregularly-spaced
/// data, 1968, with bones in place of points): every bone weighs d^-p, with d its straight distance and p
/// the settings' distancePower, divided by the sum over all bones. Nothing is smoothed. O(#G #bones),
/// parallel.
Expected<std::shared_ptr<const Solution>> solveInverseDistance(const SolveRequest& request,
                                                               Progress& progress);

/// Distances, for another power.
BindRework inverseDistanceRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
