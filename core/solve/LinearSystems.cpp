#include "core/solve/LinearSystems.h"

#include <Eigen/OrderingMethods>

namespace sinew {
namespace {

constexpr double kGradientResidual = 1e-8;
constexpr int kMaxGradientSteps = 20000;

using GradientValues = Eigen::Map<Eigen::VectorXd>;
using GradientInput = Eigen::Map<const Eigen::VectorXd>;

GradientInput asVector(const std::vector<double>& values) {
    return {values.data(), static_cast<Eigen::Index>(values.size())};
}

GradientValues asVector(std::vector<double>& values) {
    return {values.data(), static_cast<Eigen::Index>(values.size())};
}

} // namespace

Eigen::VectorXd solveByGradients(const Eigen::SparseMatrix<double>& lower, const Eigen::VectorXd& right,
                                 const Progress& progress) {
    using Values = std::vector<double>;
    const Eigen::VectorXd inverse = lower.diagonal().cwiseInverse();
    const double enough = kGradientResidual * right.norm();
    Eigen::VectorXd solved = Eigen::VectorXd::Zero(right.size());
    conjugateGradients(
        Values(right.begin(), right.end()), kMaxGradientSteps, progress,
        [&](const Values& residual, Values& step) {
            asVector(step) = inverse.cwiseProduct(asVector(residual));
        },
        [&](const Values& residual, const Values&) { return asVector(residual).norm() <= enough; },
        [&](const Values& direction, Values& product) {
            asVector(product).noalias() = lower.selfadjointView<Eigen::Lower>() * asVector(direction);
        },
        [&](double along, const Values& direction) { solved += along * asVector(direction); });
    return solved;
}

namespace {

constexpr int kRowsBetweenPolls = 64;

std::size_t slot(int index) {
    return static_cast<std::size_t>(index);
}

} // namespace

SparseFactor::SparseFactor(const Eigen::SparseMatrix<double>& lower, double from, double to,
                           Progress& progress)
    : m_diagonal(lower.rows()) {
    Upper upper;
    order(lower, upper);
    if (!progress.canceled()) {
        countEntries(upper);
        factorize(upper, from, to, progress);
    }
}

void SparseFactor::order(const Eigen::SparseMatrix<double>& lower, Upper& upper) {
    const Eigen::SparseMatrix<double> whole = lower.selfadjointView<Eigen::Lower>();
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> back;
    Eigen::AMDOrdering<int>()(whole, back);
    m_order = back.inverse();
    upper.resize(lower.rows(), lower.cols());
    upper.selfadjointView<Eigen::Upper>() = lower.selfadjointView<Eigen::Lower>().twistedBy(m_order);
}

void SparseFactor::countEntries(const Upper& upper) {
    const auto n = static_cast<int>(upper.cols());
    m_parent.assign(slot(n), -1);
    m_seen.assign(slot(n), -1);
    std::vector<std::size_t> counts(slot(n), 0);
    for (int k = 0; k < n; ++k) {
        m_seen[slot(k)] = k;
        for (Upper::InnerIterator entry(upper, k); entry; ++entry) {
            for (auto i = static_cast<int>(entry.row()); m_seen[slot(i)] != k; i = m_parent[slot(i)]) {
                if (m_parent[slot(i)] < 0) {
                    m_parent[slot(i)] = k;
                }
                ++counts[slot(i)];
                m_seen[slot(i)] = k;
            }
        }
    }
    m_starts.assign(slot(n) + 1, 0);
    for (std::size_t k = 0; k < slot(n); ++k) {
        m_starts[k + 1] = m_starts[k] + counts[k];
    }
    m_rows.resize(m_starts.back());
    m_entries.resize(m_starts.back());
}

std::size_t SparseFactor::patternOf(const Upper& upper, int k, std::vector<double>& row,
                                    std::vector<int>& pattern) {
    std::size_t top = pattern.size();
    m_seen[slot(k)] = k;
    for (Upper::InnerIterator entry(upper, k); entry; ++entry) {
        row[slot(static_cast<int>(entry.row()))] += entry.value();
        std::size_t length = 0;
        for (auto i = static_cast<int>(entry.row()); m_seen[slot(i)] != k; i = m_parent[slot(i)]) {
            pattern[length++] = i;
            m_seen[slot(i)] = k;
        }
        while (length > 0) {
            pattern[--top] = pattern[--length];
        }
    }
    return top;
}

void SparseFactor::factorize(const Upper& upper, double from, double to, Progress& progress) {
    const auto n = static_cast<int>(upper.cols());
    m_seen.assign(slot(n), -1);
    m_ends.assign(m_starts.begin(), m_starts.end() - 1);
    std::vector<double> row(slot(n), 0.0);
    std::vector<int> pattern(slot(n));
    std::size_t done = 0;
    for (int k = 0; k < n; ++k) {
        const std::size_t top = patternOf(upper, k, row, pattern);
        double diagonal = row[slot(k)];
        row[slot(k)] = 0.0;
        for (std::size_t j = top; j < pattern.size(); ++j) {
            const std::size_t i = slot(pattern[j]);
            const double value = row[i];
            row[i] = 0.0;
            const std::size_t end = m_ends[i]++;
            for (std::size_t e = m_starts[i]; e < end; ++e) {
                row[slot(m_rows[e])] -= m_entries[e] * value;
            }
            const double entry = value / m_diagonal[pattern[j]];
            diagonal -= entry * value;
            m_rows[end] = k;
            m_entries[end] = entry;
        }
        m_diagonal[k] = diagonal;
        done += pattern.size() - top;
        if (k % kRowsBetweenPolls == 0) {
            if (progress.canceled()) {
                return;
            }
            const double all = static_cast<double>(m_entries.size()) + 1.0;
            progress.report(Stage::Weights, from + (to - from) * static_cast<double>(done) / all);
        }
    }
}

Eigen::VectorXd SparseFactor::solve(const Eigen::VectorXd& right) const {
    Eigen::VectorXd x = m_order * right;
    const auto n = static_cast<int>(x.size());
    for (int k = 0; k < n; ++k) {
        for (std::size_t e = m_starts[slot(k)]; e < m_starts[slot(k) + 1]; ++e) {
            x[m_rows[e]] -= m_entries[e] * x[k];
        }
    }
    x.array() /= m_diagonal.array();
    for (int k = n - 1; k >= 0; --k) {
        for (std::size_t e = m_starts[slot(k)]; e < m_starts[slot(k) + 1]; ++e) {
            x[k] -= m_entries[e] * x[m_rows[e]];
        }
    }
    return m_order.inverse() * x;
}

} // namespace sinew
