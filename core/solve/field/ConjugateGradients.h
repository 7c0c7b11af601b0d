#pragma once

#include "core/base/Progress.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace sinew {

inline double dotProduct(std::span<const double> a, std::span<const double> b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += a[i] * b[i];
    }
    return sum;
}

/// Conjugate gradients on a symmetric positive definite system, in double: calls precondition(residual,
/// step), step = about A^-1 residual; multiply(direction, product), product = A direction; and advance(along,
/// direction), which adds along * direction to the unknowns. Ends when the largest step, the estimated error
/// of any unknown, is at most `tolerance`, or after `most` iterations. The last estimate; negative when
/// canceled.
template<typename Precondition, typename Multiply, typename Advance>
double reduceResidual(std::vector<double> residual, double tolerance, int most, const Progress& progress,
                      const Precondition& precondition, const Multiply& multiply, const Advance& advance) {
    std::vector<double> step(residual.size());
    std::vector<double> direction(residual.size(), 0.0);
    std::vector<double> product(residual.size());
    double rho = 0.0;
    double error = 0.0;
    for (int k = 0; k < most; ++k) {
        if (progress.canceled()) {
            return -1.0;
        }
        precondition(residual, step);
        error = 0.0;
        for (const double value : step) {
            error = std::max(error, std::abs(value));
        }
        if (error <= tolerance) {
            break;
        }
        const double before = rho;
        rho = dotProduct(residual, step);
        const double keep = k == 0 ? 0.0 : rho / before;
        for (std::size_t i = 0; i < step.size(); ++i) {
            direction[i] = step[i] + keep * direction[i];
        }
        multiply(direction, product);
        const double along = rho / dotProduct(direction, product);
        advance(along, direction);
        for (std::size_t i = 0; i < step.size(); ++i) {
            residual[i] -= along * product[i];
        }
    }
    return error;
}

} // namespace sinew
