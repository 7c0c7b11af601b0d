#include "core/solve/biharmonic/FreeSolve.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr int kMostFreeIterations = 500;

double dotProduct(std::span<const double> a, std::span<const double> b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += a[i] * b[i];
    }
    return sum;
}

double largestOf(std::span<const double> values) {
    double largest = 0.0;
    for (const double value : values) {
        largest = std::max(largest, std::abs(value));
    }
    return largest;
}

} // namespace

FreeSystem::FreeSystem(const BiharmonicDomain& domain, std::size_t level, std::vector<std::uint32_t> free)
    : m_grid(domain.grid(level))
    , m_free(std::move(free))
    , m_system(domain, level, m_free)
    , m_cycle(domain.preconditioner(), level, m_free)
    , m_half(m_free.size()) {}

void FreeSystem::precondition(std::span<const double> b, std::span<double> x) {
    m_cycle.apply(b, m_half);
    for (std::size_t i = 0; i < m_half.size(); ++i) {
        m_half[i] *= m_grid.volume(m_free[i]);
    }
    m_cycle.apply(m_half, x);
}

double solveFree(FreeSystem& system, std::vector<double> residual, double tolerance,
                 std::vector<double>& weights, const Progress& progress) {
    const std::vector<std::uint32_t>& free = system.free();
    const std::size_t n = free.size();
    std::vector<double> step(n);
    std::vector<double> direction(n, 0.0);
    std::vector<double> product(n);
    double rho = 0.0;
    double error = 0.0;
    for (int k = 0; k < kMostFreeIterations; ++k) {
        if (progress.canceled()) {
            return -1.0;
        }
        system.precondition(residual, step);
        error = largestOf(step);
        if (error <= tolerance) {
            break;
        }
        const double before = rho;
        rho = dotProduct(residual, step);
        const double keep = k == 0 ? 0.0 : rho / before;
        for (std::size_t i = 0; i < n; ++i) {
            direction[i] = step[i] + keep * direction[i];
        }
        system.apply(direction, product);
        const double along = rho / dotProduct(direction, product);
        for (std::size_t i = 0; i < n; ++i) {
            weights[free[i]] += along * direction[i];
            residual[i] -= along * product[i];
        }
    }
    return error;
}

} // namespace sinew
