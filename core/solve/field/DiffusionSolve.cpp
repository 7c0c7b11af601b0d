#include "core/solve/field/DiffusionSolve.h"

#include "core/solve/field/ReduceResidual.h"

#include <utility>

namespace sinew {
namespace {

constexpr std::uint32_t kHeldCell = ~0U;
constexpr int kMostDiffusionSteps = 200;

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
        std::move(b), tolerance, kMostDiffusionSteps, progress,
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
