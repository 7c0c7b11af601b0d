#include "core/solve/heat/HeatEquation.h"

#include "core/base/Parallel.h"
#include "core/solve/heat/HeatMatrix.h"
#include "core/solve/heat/SparseFactor.h"
#include "core/solve/heat/SparseGradients.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <memory>

namespace sinew {
namespace {

using HeatVector = Eigen::VectorXd;
/// Of a right side the solution.
using HeatSolve = std::function<HeatVector(const HeatVector&)>;

/// Beyond so many vertices the factor would take more than a gigabyte. Up to there it is far faster: of
/// 700,000 vertices conjugate gradients take most of a minute a bone.
constexpr std::size_t kMostFactored = 1000000;
constexpr double kFactored = 0.6;  ///< of the stage, when there is a factor
constexpr float kLeftOut = 0.025F; ///< WEIGHT_LIMIT_END
constexpr float kFades = 0.05F;    ///< WEIGHT_LIMIT_START
constexpr std::size_t kFadeGrain = 4096;

/// Of each bone the vertices that it heats.
NumberLists heatedVertices(const HeatProblem& problem) {
    NumberLists lists;
    lists.offsets.assign(problem.bones + 1, 0);
    for (const std::uint32_t bone : problem.sources.bones.numbers) {
        ++lists.offsets[bone + 1];
    }
    for (std::size_t s = 0; s < problem.bones; ++s) {
        lists.offsets[s + 1] += lists.offsets[s];
    }
    lists.numbers.resize(problem.sources.bones.numbers.size());
    std::vector<std::uint32_t> next(lists.offsets.begin(), lists.offsets.end() - 1);
    for (std::uint32_t v = 0; v < problem.vertices.size(); ++v) {
        for (const std::uint32_t bone : problem.sources.bones[v]) {
            lists.numbers[next[bone]++] = v;
        }
    }
    return lists;
}

float faded(float weight) {
    return weight < kLeftOut ? 0.0F
           : weight < kFades ? (weight - kLeftOut) / (kFades - kLeftOut) * kFades
                             : weight;
}

/// One vertex's weights: the small ones left out unless all are small, then of sum 1. `bones` heat it, in
/// case that nothing came of the equation.
void finishVertex(std::size_t v, std::span<const std::uint32_t> bones, WeightRows& rows) {
    const auto most =
        std::ranges::max_element(rows, {}, [v](const std::vector<float>& row) { return row[v]; });
    const bool fades = (*most)[v] > kFades;
    double sum = 0.0;
    for (std::vector<float>& row : rows) {
        row[v] = fades ? faded(row[v]) : row[v];
        sum += static_cast<double>(row[v]);
    }
    if (!(sum > 0.0)) {
        for (const std::uint32_t bone : bones) {
            rows[bone][v] = 1.0F;
        }
        sum = static_cast<double>(bones.size());
    }
    for (std::vector<float>& row : rows) {
        row[v] = static_cast<float>(static_cast<double>(row[v]) / sum);
    }
}

HeatSolve solveBy(const Eigen::SparseMatrix<double>& lower, Progress& progress) {
    if (static_cast<std::size_t>(lower.rows()) > kMostFactored) {
        return [&](const HeatVector& right) { return solveByGradients(lower, right, progress); };
    }
    const auto factor = std::make_shared<const SparseFactor>(lower, 0.0, kFactored, progress);
    return [factor](const HeatVector& right) { return factor->solve(right); };
}

/// One bone's weights, before any is left out.
std::vector<float> heatedBy(std::span<const std::uint32_t> vertices, const HeatMatrix& matrix,
                            const HeatSolve& solve) {
    std::vector<float> row(matrix.pull.size(), 0.0F);
    if (vertices.empty()) {
        return row;
    }
    HeatVector right = HeatVector::Zero(matrix.lower.rows());
    for (const std::uint32_t v : vertices) {
        right[static_cast<Eigen::Index>(v)] = matrix.pull[v];
    }
    const HeatVector solved = solve(right);
    for (std::size_t v = 0; v < row.size(); ++v) {
        const double weight = solved[static_cast<Eigen::Index>(v)];
        row[v] = weight > 0.0 ? static_cast<float>(std::min(weight, 1.0)) : 0.0F; // nor NaN
    }
    return row;
}

} // namespace

WeightRows solveHeatEquation(const HeatProblem& problem, Progress& progress) {
    const HeatMatrix matrix = heatMatrix(problem, progress);
    const NumberLists vertices = heatedVertices(problem);
    WeightRows rows(problem.bones);
    if (progress.canceled()) {
        return rows;
    }
    progress.report(Stage::Weights, 0.0);
    const HeatSolve solve = solveBy(matrix.lower, progress);
    std::atomic<std::size_t> done{0};
    parallelFor(rows.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !progress.canceled(); ++s) {
            rows[s] = heatedBy(vertices[s], matrix, solve);
            const double share = static_cast<double>(++done) / static_cast<double>(rows.size());
            progress.report(Stage::Weights, kFactored + (1.0 - kFactored) * share);
        }
    });
    if (progress.canceled()) {
        return rows;
    }
    parallelFor(problem.vertices.size(), kFadeGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t v = begin; v < end; ++v) {
            finishVertex(v, problem.sources.bones[v], rows);
        }
    });
    return rows;
}

} // namespace sinew
