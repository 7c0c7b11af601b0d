#include "core/solve/transfer/TransferWeights.h"

#include "core/base/Parallel.h"
#include "core/solve/LinearSystems.h"

#include <Eigen/SparseCore>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <queue>
#include <utility>

namespace sinew {
namespace {

constexpr double kMinSlack = 1e-5; ///< of the mean side: by how much two sides are longer than the third
constexpr double kMinEdgeStiffness = 1e-3; ///< of an edge
constexpr double kMaxEdgeStiffness = 1e3;
constexpr double kMinMass = 1e-3; ///< of the mean vertex's area

using EnergyEntries = std::vector<Eigen::Triplet<double, int>>;
using Sides = std::array<double, 3>; ///< side c lies across from corner c

Sides sidesOf(const TransferSurface& surface, const SharedTriangle& triangle) {
    Sides sides;
    for (std::size_t c = 0; c < 3; ++c) {
        sides[c] = (surface.vertices[triangle.corners[(c + 1) % 3]] -
                    surface.vertices[triangle.corners[(c + 2) % 3]])
                       .norm() /
                   surface.diagonal;
    }
    return sides;
}

/// By how much all sides are made longer.
double lengthening(const std::vector<Sides>& all) {
    double sum = 0.0;
    for (const Sides& sides : all) {
        sum += sides[0] + sides[1] + sides[2];
    }
    const double slack = kMinSlack * sum / (3.0 * static_cast<double>(std::max(all.size(), std::size_t{1})));
    double max = 0.0;
    for (const Sides& sides : all) {
        const double longest = *std::ranges::max_element(sides);
        max = std::max(max, slack - (sides[0] + sides[1] + sides[2] - 2.0 * longest));
    }
    return max;
}

double areaOf(const Sides& sides) {
    const double half = 0.5 * (sides[0] + sides[1] + sides[2]);
    return std::sqrt(half * (half - sides[0]) * (half - sides[1]) * (half - sides[2]));
}

/// Stiffness of edges, summed over triangles: the lower vertex first.
struct EdgeStiffness {
    std::uint64_t edge = 0;
    double stiffness = 0.0;
};

void addTriangle(const SharedTriangle& triangle, const Sides& sides, std::vector<EdgeStiffness>& edges,
                 Eigen::VectorXd& mass) {
    const double area = areaOf(sides);
    const double squares = sides[0] * sides[0] + sides[1] * sides[1] + sides[2] * sides[2];
    for (std::size_t c = 0; c < 3; ++c) {
        const std::uint32_t a = triangle.corners[(c + 1) % 3];
        const std::uint32_t b = triangle.corners[(c + 2) % 3];
        const double cotangent = (squares - 2.0 * sides[c] * sides[c]) / (4.0 * area);
        edges.push_back({static_cast<std::uint64_t>(std::min(a, b)) << 32U | std::max(a, b),
                         0.5 * triangle.fraction * cotangent});
        mass[static_cast<Eigen::Index>(triangle.corners[c])] += triangle.fraction * area / 3.0;
    }
}

Eigen::SparseMatrix<double> stiffnessOf(std::vector<EdgeStiffness> edges, Eigen::Index size) {
    std::ranges::stable_sort(edges, {}, &EdgeStiffness::edge);
    EnergyEntries entries;
    for (std::size_t e = 0; e < edges.size();) {
        double sum = 0.0;
        const std::uint64_t edge = edges[e].edge;
        for (; e < edges.size() && edges[e].edge == edge; ++e) {
            sum += edges[e].stiffness;
        }
        const double stiffness = std::clamp(sum, kMinEdgeStiffness, kMaxEdgeStiffness);
        const auto a = static_cast<int>(edge >> 32U);
        const auto b = static_cast<int>(edge & 0xffffffffU);
        entries.emplace_back(a, b, -stiffness);
        entries.emplace_back(b, a, -stiffness);
        entries.emplace_back(a, a, stiffness);
        entries.emplace_back(b, b, stiffness);
    }
    Eigen::SparseMatrix<double> matrix(size, size);
    matrix.setFromTriplets(entries.begin(), entries.end());
    return matrix;
}

/// Q = S + S M^-1 S of a surface, #G x #G, both halves: S its cotangent stiffness, M the areas of its
/// vertices, lengths in units of its diagonal. Rows sum to 0. Sides are made a little longer, all alike,
/// until every triangle has an area (Sharp and Crane, "A Laplacian for Nonmanifold Triangle Meshes", 2020,
/// sec. 3.4); the stiffness of an edge is at least kMinEdgeStiffness, so that what hangs together by edges
/// does so in Q. O(#G + #T).
Eigen::SparseMatrix<double> surfaceEnergy(const TransferSurface& surface) {
    std::vector<Sides> all;
    all.reserve(surface.triangles.size());
    for (const SharedTriangle& triangle : surface.triangles) {
        all.push_back(sidesOf(surface, triangle));
    }
    const double longer = lengthening(all);
    const auto size = static_cast<Eigen::Index>(surface.vertices.size());
    std::vector<EdgeStiffness> edges;
    Eigen::VectorXd mass = Eigen::VectorXd::Zero(size);
    for (std::size_t t = 0; t < all.size(); ++t) {
        for (double& side : all[t]) {
            side += longer;
        }
        addTriangle(surface.triangles[t], all[t], edges, mass);
    }
    const double min =
        std::max(kMinMass * mass.sum() / static_cast<double>(std::max<Eigen::Index>(size, 1)), 1e-300);
    const Eigen::SparseMatrix<double> stiffness = stiffnessOf(std::move(edges), size);
    const Eigen::VectorXd inverse = mass.cwiseMax(min).cwiseInverse();
    return stiffness + Eigen::SparseMatrix<double>(stiffness * inverse.asDiagonal() * stiffness);
}

constexpr double kFactoredFraction = 0.7; ///< of the stage
constexpr double kMinInpainted = 1e-5;    ///< weights below are left out

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
        if (weight > kMinInpainted) { // nor NaN
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
    const SparseFactor factor(problem.lower, 0.0, kFactoredFraction, progress);
    auto sides = rightSides(problem, rows);
    std::vector<std::pair<std::int32_t, Eigen::VectorXd>> columns(std::make_move_iterator(sides.begin()),
                                                                  std::make_move_iterator(sides.end()));
    std::atomic<std::size_t> done{0};
    parallelFor(columns.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !progress.canceled(); ++s) {
            columns[s].second = factor.solve(columns[s].second);
            const double fraction = static_cast<double>(++done) / static_cast<double>(columns.size());
            progress.report(Stage::Weights, kFactoredFraction + (1.0 - kFactoredFraction) * fraction);
        }
    });
    for (const std::uint32_t vertex : problem.vertices) {
        rows[vertex].clear();
    }
    for (const auto& [joint, column] : columns) {
        addColumn(problem, joint, column, rows);
    }
}

NumberLists edgeNeighbors(const TransferSurface& surface) {
    std::vector<std::uint64_t> edges;
    for (const SharedTriangle& triangle : surface.triangles) {
        for (std::size_t c = 0; c < 3; ++c) {
            const std::uint64_t a = triangle.corners[c];
            const std::uint64_t b = triangle.corners[(c + 1) % 3];
            edges.push_back(a << 32U | b);
            edges.push_back(b << 32U | a);
        }
    }
    sortUnique(edges);
    NumberLists lists;
    lists.offsets.assign(surface.vertices.size() + 1, 0);
    for (const std::uint64_t edge : edges) {
        ++lists.offsets[static_cast<std::size_t>(edge >> 32U) + 1];
        lists.numbers.push_back(static_cast<std::uint32_t>(edge & 0xffffffffU));
    }
    for (std::size_t v = 0; v < surface.vertices.size(); ++v) {
        lists.offsets[v + 1] += lists.offsets[v];
    }
    return lists;
}

std::vector<double> surfaceDistances(const TransferSurface& surface, const NumberLists& neighbors,
                                     const std::vector<bool>& sources, double max) {
    using Step = std::pair<double, std::uint32_t>;
    std::vector<double> distances(sources.size(), std::numeric_limits<double>::infinity());
    std::priority_queue<Step, std::vector<Step>, std::greater<>> queue;
    for (std::uint32_t v = 0; v < sources.size(); ++v) {
        if (sources[v]) {
            distances[v] = 0.0;
            queue.emplace(0.0, v);
        }
    }
    while (!queue.empty()) {
        const auto [length, vertex] = queue.top();
        queue.pop();
        for (const std::uint32_t next : neighbors[vertex]) {
            const double there = length + (surface.vertices[next] - surface.vertices[vertex]).norm();
            if (length == distances[vertex] && there <= max && there < distances[next]) {
                distances[next] = there;
                queue.emplace(there, next);
            }
        }
    }
    return distances;
}

namespace {

constexpr double kStep = 0.2; ///< of the way to the neighbours' mean
constexpr std::size_t kBorderGrain = 512;

std::vector<Influence> stepped(std::uint32_t vertex, std::span<const std::uint32_t> neighbors,
                               const std::vector<std::vector<Influence>>& rows) {
    std::map<std::int32_t, double> sums;
    const auto add = [&](const std::vector<Influence>& row, double fraction) {
        for (const Influence& influence : row) {
            sums[influence.joint] += fraction * static_cast<double>(influence.weight);
        }
    };
    add(rows[vertex], 1.0 - kStep);
    for (const std::uint32_t neighbor : neighbors) {
        add(rows[neighbor], kStep / static_cast<double>(neighbors.size()));
    }
    std::vector<Influence> row;
    row.reserve(sums.size());
    for (const auto& [joint, weight] : sums) {
        row.push_back({joint, static_cast<float>(weight)});
    }
    return row;
}

} // namespace

void smoothBorders(const TransferSurface& surface, const std::vector<bool>& open, double width, int rounds,
                   std::vector<std::vector<Influence>>& rows) {
    const NumberLists neighbors = edgeNeighbors(surface);
    const std::vector<double> distances = surfaceDistances(surface, neighbors, open, width);
    std::vector<std::uint32_t> near;
    for (std::uint32_t v = 0; v < open.size(); ++v) {
        if (distances[v] <= width && !neighbors[v].empty()) {
            near.push_back(v);
        }
    }
    std::vector<std::vector<Influence>> next(near.size());
    for (int round = 0; round < rounds; ++round) {
        parallelFor(near.size(), kBorderGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                next[i] = stepped(near[i], neighbors[near[i]], rows);
            }
        });
        for (std::size_t i = 0; i < near.size(); ++i) {
            rows[near[i]].swap(next[i]);
        }
    }
}

} // namespace sinew
