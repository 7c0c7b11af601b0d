#pragma once

#include "core/solve/Solver.h"

#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// All solvers, the default first. To add one: its folder beside this file, its row here, its name in
/// app/text/SolverText.
std::span<const Solver> solvers();

/// The one of this key; null: there is none.
const Solver* findSolver(std::string_view key);

/// All keys, "a, b".
std::string solverKeys();

/// Whether there are all solvers that the settings name. Errors: SolverUnknown, RuleSolverUnknown,
/// RegionSolverUnknown.
Expected<void> checkSolvers(const BindSettings& settings);

} // namespace sinew
