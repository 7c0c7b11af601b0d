#pragma once

#include "core/solve/Solver.h"

#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// All solvers, the default first. To add one: its folder beside this file, its row here, its name in
/// app/text/Texts.
std::span<const Solver> solvers();

/// The one of this key; null: there is none.
const Solver* findSolver(std::string_view key);

/// All keys, "a, b".
std::string solverKeys();

/// Whether there are all solvers that the settings name. Errors: SolverUnknown, RuleSolverUnknown,
/// RegionSolverUnknown.
Expected<void> checkSolvers(const BindSettings& settings);

/// Bounded biharmonic weights (Jacobson, Baran, Popovic and Sorkine 2011) over the leaves of the volume: of
/// all weights within 0 and 1 that are whole on their own bone and none on the others', those with the least
/// Laplacian energy. They bend smoothly, keep local and know the shape, without a clean mesh. Every bone's
/// program by itself, then scaled to sum 1, or all at once (SolverSettings::exactSum). In parallel over the
/// sources; the same bytes on any number of threads. Errors: those of solveVolume, NotEnoughMemory.
Expected<std::shared_ptr<const Solution>> solveBiharmonic(const SolveRequest& request, Progress& progress);

/// Regions that keep their shape are part of the programs.
BindRework biharmonicRework(const BindSettings& from, const BindSettings& to);

/// The largest violation of the optimality conditions that is accepted, as a weight.
constexpr double kBiharmonicTolerance = 1e-4;

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
