#pragma once

#include "core/solve/biharmonic/BoundedProgram.h"

#include <vector>

namespace sinew {

/// Minimises the sum over all handles of 1/2 w^T A w with weights not negative, given in the handles' cells
/// and of sum 1 in every cell (Jacobson et al. 2011, eq. 2 to 6, exactly), from the solutions of the single
/// programs at the finest level. Active sets as there, all handles' at once: over what the sets leave free
/// the sum is kept by projecting every step of the conjugate gradients. Each state's violation is then that
/// of the whole. False when canceled.
bool solveExactSum(const BiharmonicDomain& domain, double tolerance, std::vector<ProgramState>& states,
                   Progress& progress);

} // namespace sinew
