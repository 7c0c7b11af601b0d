#pragma once

#include "core/solve/biharmonic/BiharmonicDomain.h"

#include <vector>

namespace sinew::test {

/// What solveHandle approximates, to the last digits: the whole matrix, and active sets one after the other
/// until none changes. Small domains alone: O(#cells^3) a set.
struct DenseProgram {
    DenseProgram(const BiharmonicDomain& domain, std::size_t source);

    std::vector<double> weights; ///< #cells
    double energy = 0.0;         ///< w^T A w
    double violation = 0.0;      ///< of the optimality conditions, the largest, as a weight
};

} // namespace sinew::test
