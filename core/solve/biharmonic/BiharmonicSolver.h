#pragma once

#include "core/solve/Solver.h"

namespace sinew {

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

} // namespace sinew
