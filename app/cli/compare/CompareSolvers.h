#pragma once

#include "app/cli/compare/CompareCommand.h"

namespace sinew {

/// Binds the character with each of the solvers and prints how they fare; with --snapshot draws them. Errors:
/// those of import, effectiveRecipe, compareContenders and drawContenders; NotRigged; FileUnwritable of the
/// folder and TargetIsInput, before anything is bound.
Expected<Printout> compareSolvers(const CompareOptions& options, Progress& progress);

} // namespace sinew
