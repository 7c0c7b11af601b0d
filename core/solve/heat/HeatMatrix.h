#pragma once

#include "core/solve/heat/HeatEquation.h"

#include <Eigen/SparseCore>

#include <vector>

namespace sinew {

/// The equation of heat, both sides multiplied by areas: matrix * w_i = sum of `pull` where bone i heats.
struct HeatMatrix {
    Eigen::SparseMatrix<double> lower; ///< #G x #G, symmetric, positive definite: its lower half
    std::vector<double> pull;          ///< #G: 4 c area / d^2, of each bone that heats the vertex
};

/// Canceled, of no use. O(#G + #T).
HeatMatrix heatMatrix(const HeatProblem& problem, const Progress& progress);

} // namespace sinew
