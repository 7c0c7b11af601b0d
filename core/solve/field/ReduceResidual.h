#pragma once

#include "core/solve/ConjugateGradients.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

/// Conjugate gradients (conjugateGradients has the functions) until the largest preconditioned step, the
/// estimated error of any unknown, is at most `tolerance`. The last estimate; negative when canceled.
template<typename Precondition, typename Multiply, typename Advance>
double reduceResidual(std::vector<double> residual, double tolerance, int most, const Progress& progress,
                      const Precondition& precondition, const Multiply& multiply, const Advance& advance) {
    double error = 0.0;
    const auto settled = [&](std::span<const double>, std::span<const double> step) {
        error = 0.0;
        for (const double value : step) {
            error = std::max(error, std::abs(value));
        }
        return error <= tolerance;
    };
    const bool finished =
        conjugateGradients(std::move(residual), most, progress, precondition, settled, multiply, advance);
    return finished ? error : -1.0;
}

} // namespace sinew
