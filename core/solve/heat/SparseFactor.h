#pragma once

#include "core/base/Progress.h"

#include <Eigen/SparseCore>

#include <vector>

namespace sinew {

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
