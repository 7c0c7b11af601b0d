#include "core/solve/biharmonic/FreeSolve.h"

#include "core/solve/field/ReduceResidual.h"

#include <utility>

namespace sinew {
namespace {

constexpr int kMostFreeIterations = 500;

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
    return reduceResidual(
        std::move(residual), tolerance, kMostFreeIterations, progress,
        [&](std::span<const double> b, std::span<double> x) { system.precondition(b, x); },
        [&](std::span<const double> x, std::span<double> y) { system.apply(x, y); },
        [&](double along, std::span<const double> direction) {
            for (std::size_t i = 0; i < free.size(); ++i) {
                weights[free[i]] += along * direction[i];
            }
        });
}

} // namespace sinew
