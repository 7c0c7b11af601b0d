#pragma once

#include "core/solve/Solver.h"

namespace sinew {

/// Every vertex follows the one bone that is nearest in a straight line, as robots and old games have it
/// (point-to-line mapping: S. Rotenberg, CSE 169, UC San Diego 2019). Of bones that are equally near the
/// first, which is the one above at a joint. O(#G #bones), parallel.
Expected<std::shared_ptr<const Solution>> solveRigid(const SolveRequest& request, Progress& progress);

} // namespace sinew
