#pragma once

#include "core/solve/Solver.h"

namespace sinew {

/// Harmonic weights over the leaves of the volume (Joshi et al. 2007 without a cage; Baran and Popovic 2007
/// with infinite heat): whole on their own bone, none on the others', in between like heat at rest. Within 0
/// and 1, of sum 1, and with no largest place away from the bone, but pointed there and reaching far. O(#S
/// #leaves), parallel. Errors: those of solveVolume, NotEnoughMemory.
Expected<std::shared_ptr<const Solution>> solveHarmonic(const SolveRequest& request, Progress& progress);
BindRework harmonicRework(const BindSettings& from, const BindSettings& to);

/// Heat diffusion in the voxels (bone heat of Baran and Popovic 2007 over the volume in place of the
/// surface): (L + H) w = H p in every leaf, with H = c / d^2 times its volume, d the distance through the
/// volume to the nearest bone, p = 1 for that bone. Needs no bone in sight and no clean surface. c is
/// SolverSettings::heat. O(#S #leaves), parallel.
Expected<std::shared_ptr<const Solution>> solveVoxelHeat(const SolveRequest& request, Progress& progress);
BindRework voxelHeatRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
