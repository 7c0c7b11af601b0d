#include "core/solve/field/CellHierarchy.h"

#include "core/solve/LinearSystems.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr std::uint32_t kNotFree = ~0U;
/// Sweeps both ways over a coarsest level of more cells than are solved exactly.
constexpr int kCoarsestSweeps = 16;
constexpr std::size_t kMaxExact = 400;
constexpr double kMinPivot = 1e-12;

double widthOf(const CellGrid& grid, std::size_t cell) {
    return static_cast<double>(1U << grid.sizeLog2(cell));
}

} // namespace

PoissonCycle::PoissonCycle(const CellHierarchy& hierarchy, std::size_t level,
                           std::span<const std::uint32_t> free, std::span<const double> reaction) {
    addFinest(hierarchy.grid(level), free, reaction);
    std::vector<std::uint32_t> cells(free.begin(), free.end());
    for (; level + 1 < hierarchy.levels(); ++level) {
        cells = addCoarser(hierarchy.grid(level), hierarchy.grid(level + 1), hierarchy.parents(level), cells);
    }
    for (Level& each : m_levels) {
        each.b.resize(each.diagonal.size());
        each.x.resize(each.diagonal.size());
    }
    if (m_levels.back().diagonal.size() <= kMaxExact) {
        factorCoarsest();
    }
}

/// Cholesky's. Sweeps would leave the smoothest waves of long limbs as they are, and nothing above sees them.
void PoissonCycle::factorCoarsest() {
    const Level& level = m_levels.back();
    const std::size_t n = level.diagonal.size();
    m_factor.assign(n * (n + 1) / 2, 0.0);
    const auto row = [this](std::size_t i) { return m_factor.data() + i * (i + 1) / 2; };
    for (std::size_t i = 0; i < n; ++i) {
        row(i)[i] = level.diagonal[i];
        for (std::uint32_t e = level.offsets[i]; e < level.offsets[i + 1]; ++e) {
            if (level.links[e].cell < i) {
                row(i)[level.links[e].cell] -= level.links[e].conductance;
            }
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = row(i)[j];
            for (std::size_t k = 0; k < j; ++k) {
                sum -= row(i)[k] * row(j)[k];
            }
            row(i)[j] = j < i ? sum / row(j)[j] : std::sqrt(std::max(sum, kMinPivot * level.diagonal[i]));
        }
    }
}

void PoissonCycle::solveCoarsest(Level& level) const {
    const std::size_t n = level.diagonal.size();
    const auto row = [this](std::size_t i) { return m_factor.data() + i * (i + 1) / 2; };
    for (std::size_t i = 0; i < n; ++i) {
        double sum = level.b[i];
        for (std::size_t k = 0; k < i; ++k) {
            sum -= row(i)[k] * level.x[k];
        }
        level.x[i] = sum / row(i)[i];
    }
    for (std::size_t i = n; i-- > 0;) {
        level.x[i] /= row(i)[i];
        for (std::size_t k = 0; k < i; ++k) {
            level.x[k] -= row(i)[k] * level.x[i];
        }
    }
}

void PoissonCycle::addFinest(const CellGrid& grid, std::span<const std::uint32_t> free,
                             std::span<const double> reaction) {
    std::vector<std::uint32_t> local(grid.size(), kNotFree);
    for (std::uint32_t i = 0; i < free.size(); ++i) {
        local[free[i]] = i;
    }
    Level& level = m_levels.emplace_back();
    level.offsets.reserve(free.size() + 1);
    level.diagonal.reserve(free.size());
    for (std::size_t i = 0; i < free.size(); ++i) {
        for (const CellLink& link : grid.links(free[i])) {
            if (local[link.cell] != kNotFree) {
                level.links.push_back({local[link.cell], link.conductance});
            }
        }
        level.offsets.push_back(static_cast<std::uint32_t>(level.links.size()));
        level.reaction.push_back(reaction.empty() ? 0.0 : reaction[i]);
        level.diagonal.push_back(grid.diagonal(free[i]) + level.reaction.back());
    }
}

/// Merges the last level's cells, which are `free` of `fineGrid`, and returns those of `grid` that they
/// become. Faces keep their areas; what lies between the centres grows with the cells, also where the value
/// beyond is given.
std::vector<std::uint32_t> PoissonCycle::addCoarser(const CellGrid& fineGrid, const CellGrid& grid,
                                                    const std::vector<std::uint32_t>& parents,
                                                    std::span<const std::uint32_t> free) {
    std::vector<std::uint32_t> local(grid.size(), kNotFree);
    std::vector<std::uint32_t> cells;
    Level coarse;
    std::vector<std::uint32_t> children(free.size());
    for (std::uint32_t i = 0; i < free.size(); ++i) {
        std::uint32_t& parent = local[parents[free[i]]];
        if (parent == kNotFree) {
            parent = static_cast<std::uint32_t>(cells.size());
            cells.push_back(parents[free[i]]);
        }
        m_levels.back().parents.push_back(parent);
        coarse.offsets.resize(cells.size() + 1, 0);
        ++coarse.offsets[parent + 1];
    }
    for (std::size_t c = 0; c < cells.size(); ++c) {
        coarse.offsets[c + 1] += coarse.offsets[c];
    }
    const Level& fine = m_levels.back();
    std::vector<std::uint32_t> cursor(coarse.offsets.begin(), coarse.offsets.end() - 1);
    for (std::uint32_t i = 0; i < free.size(); ++i) {
        children[cursor[fine.parents[i]]++] = i;
    }
    const std::vector<std::uint32_t> firstChild = std::move(coarse.offsets);
    coarse.offsets.assign(1, 0);
    std::vector<std::uint32_t> indices(cells.size(), 0);
    for (std::uint32_t c = 0; c < cells.size(); ++c) {
        const auto row = static_cast<std::uint32_t>(coarse.links.size());
        double reaction = 0.0;
        double diagonal = 0.0;
        for (std::uint32_t n = firstChild[c]; n < firstChild[c + 1]; ++n) {
            const std::uint32_t child = children[n];
            reaction += fine.reaction[child];
            double given = fine.diagonal[child] - fine.reaction[child];
            for (std::uint32_t e = fine.offsets[child]; e < fine.offsets[child + 1]; ++e) {
                const Link& link = fine.links[e];
                given -= link.conductance;
                const std::uint32_t to = fine.parents[link.cell];
                if (to == c) {
                    continue;
                }
                const double shrink = (widthOf(fineGrid, free[child]) + widthOf(fineGrid, free[link.cell])) /
                                      (widthOf(grid, cells[c]) + widthOf(grid, cells[to]));
                const bool known = indices[to] >= row && indices[to] < coarse.links.size() &&
                                   coarse.links[indices[to]].cell == to;
                if (!known) {
                    indices[to] = static_cast<std::uint32_t>(coarse.links.size());
                    coarse.links.push_back({to, 0.0});
                }
                coarse.links[indices[to]].conductance += shrink * link.conductance;
                diagonal += shrink * link.conductance;
            }
            diagonal += std::max(given, 0.0) * widthOf(fineGrid, free[child]) / widthOf(grid, cells[c]);
        }
        coarse.offsets.push_back(static_cast<std::uint32_t>(coarse.links.size()));
        coarse.reaction.push_back(reaction);
        coarse.diagonal.push_back(diagonal + reaction);
    }
    m_levels.push_back(std::move(coarse));
    return cells;
}

void PoissonCycle::sweepForward(Level& level) {
    for (std::size_t i = 0; i < level.diagonal.size(); ++i) {
        double sum = level.b[i];
        for (std::uint32_t e = level.offsets[i]; e < level.offsets[i + 1]; ++e) {
            sum += level.links[e].conductance * level.x[level.links[e].cell];
        }
        level.x[i] = sum / level.diagonal[i];
    }
}

void PoissonCycle::sweepBack(Level& level) {
    for (std::size_t i = level.diagonal.size(); i-- > 0;) {
        double sum = level.b[i];
        for (std::uint32_t e = level.offsets[i]; e < level.offsets[i + 1]; ++e) {
            sum += level.links[e].conductance * level.x[level.links[e].cell];
        }
        level.x[i] = sum / level.diagonal[i];
    }
}

void PoissonCycle::cycle(std::size_t depth) {
    Level& level = m_levels[depth];
    std::ranges::fill(level.x, 0.0);
    if (depth + 1 == m_levels.size() && !m_factor.empty()) {
        solveCoarsest(level);
        return;
    }
    if (depth + 1 == m_levels.size()) {
        for (int sweep = 0; sweep < kCoarsestSweeps; ++sweep) {
            sweepForward(level);
            sweepBack(level);
        }
        return;
    }
    sweepForward(level);
    Level& coarse = m_levels[depth + 1];
    std::ranges::fill(coarse.b, 0.0);
    for (std::size_t i = 0; i < level.diagonal.size(); ++i) {
        double residual = level.b[i] - level.diagonal[i] * level.x[i];
        for (std::uint32_t e = level.offsets[i]; e < level.offsets[i + 1]; ++e) {
            residual += level.links[e].conductance * level.x[level.links[e].cell];
        }
        coarse.b[level.parents[i]] += residual;
    }
    cycle(depth + 1);
    for (std::size_t i = 0; i < level.diagonal.size(); ++i) {
        level.x[i] += coarse.x[level.parents[i]];
    }
    sweepBack(level);
}

void PoissonCycle::apply(std::span<const double> b, std::span<double> x) {
    std::ranges::copy(b, m_levels.front().b.begin());
    cycle(0);
    std::ranges::copy(m_levels.front().x, x.begin());
}

namespace {

constexpr std::uint32_t kHeldCell = ~0U;
constexpr int kMaxDiffusionSteps = 200;

} // namespace

DiffusionSolve::DiffusionSolve(const CellHierarchy& hierarchy, std::vector<std::uint32_t> free,
                               std::span<const double> reaction)
    : m_grid(&hierarchy.grid(0))
    , m_free(std::move(free))
    , m_local(m_grid->size(), kHeldCell)
    , m_cycle(hierarchy, 0, m_free, reaction) {
    for (std::uint32_t i = 0; i < m_free.size(); ++i) {
        m_local[m_free[i]] = i;
        m_diagonal.push_back(m_grid->diagonal(m_free[i]) + (reaction.empty() ? 0.0 : reaction[i]));
    }
}

void DiffusionSolve::multiply(std::span<const double> x, std::span<double> y) const {
    for (std::size_t i = 0; i < m_free.size(); ++i) {
        double sum = m_diagonal[i] * x[i];
        for (const CellLink& link : m_grid->links(m_free[i])) {
            if (const std::uint32_t other = m_local[link.cell]; other != kHeldCell) {
                sum -= link.conductance * x[other];
            }
        }
        y[i] = sum;
    }
}

std::vector<double> DiffusionSolve::solve(std::vector<double> b, double tolerance, const Progress& progress) {
    std::vector<double> x(m_free.size(), 0.0);
    m_error = reduceResidual(
        std::move(b), tolerance, kMaxDiffusionSteps, progress,
        [this](std::span<const double> residual, std::span<double> step) { m_cycle.apply(residual, step); },
        [this](std::span<const double> direction, std::span<double> image) { multiply(direction, image); },
        [&x](double along, std::span<const double> direction) {
            for (std::size_t i = 0; i < x.size(); ++i) {
                x[i] += along * direction[i];
            }
        });
    return m_error < 0.0 ? std::vector<double>() : x;
}

} // namespace sinew
