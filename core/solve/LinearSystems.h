#pragma once

#include "core/base/Progress.h"

#include <Eigen/SparseCore>

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

inline double dotProduct(std::span<const double> a, std::span<const double> b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += a[i] * b[i];
    }
    return sum;
}

/// Preconditioned conjugate gradients on a symmetric positive definite system A, in double, from what is left
/// of the right side: calls precondition(residual, step), step = about A^-1 residual; settled(residual,
/// step), which ends it when true; multiply(direction, product), product = A direction; and advance(along,
/// direction), which adds along * direction to the unknowns. Ends after `max` iterations in any case. Polls
/// at each; false when canceled.
template<typename Precondition, typename Settled, typename Multiply, typename Advance>
bool conjugateGradients(std::vector<double> residual, int max, const Progress& progress,
                        const Precondition& precondition, const Settled& settled, const Multiply& multiply,
                        const Advance& advance) {
    std::vector<double> step(residual.size());
    std::vector<double> direction(residual.size(), 0.0);
    std::vector<double> product(residual.size());
    double rho = 0.0;
    for (int k = 0; k < max; ++k) {
        if (progress.canceled()) {
            return false;
        }
        precondition(residual, step);
        if (settled(residual, step)) {
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
    return true;
}

/// Conjugate gradients (conjugateGradients has the functions) until the largest preconditioned step, the
/// estimated error of any unknown, is at most `tolerance`. The last estimate; negative when canceled.
template<typename Precondition, typename Multiply, typename Advance>
double reduceResidual(std::vector<double> residual, double tolerance, int max, const Progress& progress,
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
        conjugateGradients(std::move(residual), max, progress, precondition, settled, multiply, advance);
    return finished ? error : -1.0;
}

/// x of lower * x = right for a symmetric positive definite matrix given by its lower half, n x n: conjugate
/// gradients, scaled by the diagonal, to a residual of 1e-8 of the right side. What SparseFactor does,
/// without a factor's memory. Polls at every step. When canceled, the result must not be used. O(entries) a
/// step; of a surface's matrix about as many steps as heat spreads over edges, times ten.
Eigen::VectorXd solveByGradients(const Eigen::SparseMatrix<double>& lower, const Eigen::VectorXd& right,
                                 const Progress& progress);

/// P A P^T = L D L^T of a symmetric positive definite matrix, for many right sides. Rows one by one (Davis,
/// "Algorithm 849: a concise sparse Cholesky factorization package", 2005), ordered by approximate minimum
/// degree: what Eigen's SimplicialLDLT does, but this one polls while it works, which may take many seconds.
class SparseFactor {
public:
    /// `lower`: the lower half of the matrix, n x n. Reports fractions of Stage::Weights from `from` to `to`.
    /// When canceled, the result must not be used. For a surface's matrix O(n^1.5), and O(n log n) memory.
    SparseFactor(const Eigen::SparseMatrix<double>& lower, double from, double to, Progress& progress);

    /// From any thread. O(entries of L).
    Eigen::VectorXd solve(const Eigen::VectorXd& right) const;

private:
    using Upper = Eigen::SparseMatrix<double>;

    void order(const Eigen::SparseMatrix<double>& lower, Upper& upper);
    void countEntries(const Upper& upper);
    void factorize(const Upper& upper, double from, double to, Progress& progress);
    /// The columns of which row k has an entry, each before those that it changes, at the end of `pattern`,
    /// from the returned index on; scatters row k of the matrix into `row`.
    std::size_t patternOf(const Upper& upper, int k, std::vector<double>& row, std::vector<int>& pattern);

    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> m_order;
    std::vector<int> m_parent; ///< elimination tree; -1: a root
    std::vector<int> m_seen;   ///< the last row that met the column
    std::vector<std::size_t> m_starts;
    std::vector<std::size_t> m_ends; ///< of the entries found so far
    std::vector<int> m_rows;
    std::vector<double> m_entries;
    Eigen::VectorXd m_diagonal;
};

} // namespace sinew
