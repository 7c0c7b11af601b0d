#include "core/solve/transfer/InpaintWeights.h"

#include "core/base/Parallel.h"
#include "core/solve/heat/SparseFactor.h"
#include "core/solve/transfer/SurfaceEnergy.h"

#include <algorithm>
#include <atomic>
#include <map>

namespace sinew {
namespace {

constexpr double kFactoredShare = 0.7;   ///< of the stage
constexpr double kLeastInpainted = 1e-5; ///< weights below are left out

/// The open vertices and what holds them.
struct OpenProblem {
    std::vector<std::uint32_t> vertices; ///< #U open, ascending
    std::vector<std::int32_t> number;    ///< #G among the open ones, kNone: it stays
    Eigen::SparseMatrix<double> lower;   ///< #U x #U, the lower half
    Eigen::SparseMatrix<double> held;    ///< #U x #G: entries towards vertices that stay
};

OpenProblem openProblem(const TransferSurface& surface, const std::vector<bool>& open) {
    OpenProblem problem;
    problem.number.assign(open.size(), kNone);
    for (std::uint32_t v = 0; v < open.size(); ++v) {
        if (open[v]) {
            problem.number[v] = static_cast<std::int32_t>(problem.vertices.size());
            problem.vertices.push_back(v);
        }
    }
    const Eigen::SparseMatrix<double> energy = surfaceEnergy(surface);
    std::vector<Eigen::Triplet<double, int>> among;
    std::vector<Eigen::Triplet<double, int>> towards;
    for (int column = 0; column < energy.outerSize(); ++column) {
        for (Eigen::SparseMatrix<double>::InnerIterator entry(energy, column); entry; ++entry) {
            const std::int32_t row = problem.number[static_cast<std::size_t>(entry.row())];
            const std::int32_t other = problem.number[static_cast<std::size_t>(column)];
            if (row != kNone && other == kNone) {
                towards.emplace_back(row, column, entry.value());
            } else if (row != kNone && row >= other) {
                among.emplace_back(row, other, entry.value());
            }
        }
    }
    const auto size = static_cast<Eigen::Index>(problem.vertices.size());
    problem.lower.resize(size, size);
    problem.lower.setFromTriplets(among.begin(), among.end());
    problem.held.resize(size, energy.cols());
    problem.held.setFromTriplets(towards.begin(), towards.end());
    return problem;
}

/// Of every joint the right side, from the rows that stay.
std::map<std::int32_t, Eigen::VectorXd> rightSides(const OpenProblem& problem,
                                                   const std::vector<std::vector<Influence>>& rows) {
    std::map<std::int32_t, Eigen::VectorXd> sides;
    for (int column = 0; column < problem.held.outerSize(); ++column) {
        for (Eigen::SparseMatrix<double>::InnerIterator entry(problem.held, column); entry; ++entry) {
            for (const Influence& influence : rows[static_cast<std::size_t>(column)]) {
                auto [side, added] = sides.try_emplace(influence.joint);
                if (added) {
                    side->second = Eigen::VectorXd::Zero(problem.held.rows());
                }
                side->second[entry.row()] -= entry.value() * static_cast<double>(influence.weight);
            }
        }
    }
    return sides;
}

void addColumn(const OpenProblem& problem, std::int32_t joint, const Eigen::VectorXd& column,
               std::vector<std::vector<Influence>>& rows) {
    for (std::size_t u = 0; u < problem.vertices.size(); ++u) {
        const double weight = column[static_cast<Eigen::Index>(u)];
        if (weight > kLeastInpainted) { // nor NaN
            rows[problem.vertices[u]].push_back({joint, static_cast<float>(std::min(weight, 1.0))});
        }
    }
}

} // namespace

void inpaintWeights(const TransferSurface& surface, const std::vector<bool>& open,
                    std::vector<std::vector<Influence>>& rows, Progress& progress) {
    const OpenProblem problem = openProblem(surface, open);
    if (problem.vertices.empty() || progress.canceled()) {
        return;
    }
    const SparseFactor factor(problem.lower, 0.0, kFactoredShare, progress);
    auto sides = rightSides(problem, rows);
    std::vector<std::pair<std::int32_t, Eigen::VectorXd>> columns(std::make_move_iterator(sides.begin()),
                                                                  std::make_move_iterator(sides.end()));
    std::atomic<std::size_t> done{0};
    parallelFor(columns.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !progress.canceled(); ++s) {
            columns[s].second = factor.solve(columns[s].second);
            const double share = static_cast<double>(++done) / static_cast<double>(columns.size());
            progress.report(Stage::Weights, kFactoredShare + (1.0 - kFactoredShare) * share);
        }
    });
    for (const std::uint32_t vertex : problem.vertices) {
        rows[vertex].clear();
    }
    for (const auto& [joint, column] : columns) {
        addColumn(problem, joint, column, rows);
    }
}

} // namespace sinew
