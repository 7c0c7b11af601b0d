#pragma once

#include "core/solve/Solver.h"

namespace sinew {

/// The nearest bone decides which others may share a vertex with it: the next bone above it in the skeleton
/// and those next below it, which is what Maya calls Closest in Hierarchy. So a hand takes no weight of the
/// thigh beside it, and a finger none of the next one. Distances are straight ones (solveNearest), those to
/// all other bones infinite; where several bones are equally near, the bones beside each of them count. With
/// limb thickness the scaled distances choose among the scaled. Falloff, regions, smoothing and rules act as
/// with every solver; smoothing may carry weight on. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveHierarchy(const SolveRequest& request, Progress& progress);

} // namespace sinew
