#pragma once

#include "core/base/Progress.h"

#include <Eigen/SparseCore>

namespace sinew {

/// x of lower * x = right for a symmetric positive definite matrix given by its lower half, n x n: conjugate
/// gradients, scaled by the diagonal, to a residual of 1e-8 of the right side. What SparseFactor does,
/// without a factor's memory. Polls at every step; canceled, of no use. O(entries) a step; of a surface's
/// matrix about as many steps as heat spreads over edges, times ten.
Eigen::VectorXd solveByGradients(const Eigen::SparseMatrix<double>& lower, const Eigen::VectorXd& right,
                                 const Progress& progress);

} // namespace sinew
