#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/solve/solution/Solution.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// A way to make weights: a row of the table in Solvers.cpp.
struct Solver {
    const char* key; ///< the word for it in recipes, reports and on the command line
    bool voxels;     ///< it makes voxels, and paths through them: Evidence::voxels
    /// What of the solver's own stages a change asks to be made anew: Nothing, Distances or Volume. The
    /// inputs' and the weighting settings are compared by the caller.
    BindRework (*rework)(const BindSettings& from, const BindSettings& to);
    /// Errors: NotEnoughMemory, RefineBoxOutside, RefinementTooLarge, ZeroSizeScene, Canceled;
    /// with a host ReuseJointDiffers, ReusePartOutside.
    Expected<std::shared_ptr<const Solution>> (*solve)(const SolveRequest& request, Progress& progress);
    bool distances = false; ///< it ends in distances, which falloff, smoothing and limb thickness make
                            ///< weights of (Solved)
};

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

} // namespace sinew
