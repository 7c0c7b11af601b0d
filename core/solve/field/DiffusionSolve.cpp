#include "core/solve/field/DiffusionSolve.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr std::uint32_t kHeldCell = ~0U;
constexpr int kMostDiffusionSteps = 200;

double product(std::span<const double> a, std::span<const double> b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += a[i] * b[i];
    }
    return sum;
}

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
    const std::size_t n = m_free.size();
    std::vector<double> x(n, 0.0);
    std::vector<double> step(n);
    std::vector<double> direction(n, 0.0);
    std::vector<double> image(n);
    double rho = 0.0;
    for (int k = 0; k < kMostDiffusionSteps; ++k) {
        if (progress.canceled()) {
            return {};
        }
        m_cycle.apply(b, step);
        const auto largest = std::ranges::max_element(step, {}, [](double s) { return std::abs(s); });
        if (largest == step.end() || std::abs(*largest) <= tolerance) {
            break;
        }
        const double before = rho;
        rho = product(b, step);
        const double keep = k == 0 ? 0.0 : rho / before;
        for (std::size_t i = 0; i < n; ++i) {
            direction[i] = step[i] + keep * direction[i];
        }
        multiply(direction, image);
        const double along = rho / product(direction, image);
        for (std::size_t i = 0; i < n; ++i) {
            x[i] += along * direction[i];
            b[i] -= along * image[i];
        }
    }
    return x;
}

} // namespace sinew
