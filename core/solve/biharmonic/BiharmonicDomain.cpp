#include "core/solve/biharmonic/BiharmonicDomain.h"

#include "core/solve/LinearSystems.h"

#include <cmath>
#include <utility>

namespace sinew {
namespace {

/// A stiffness rho adds k^2 rho to the k^4 of a wave of number k. The preconditioner has k^4 (1 + rho / k0^2)
/// in its place; with k0 between those of a region's width and a cell's it is never far off.
constexpr double kMiddleWave = 100.0; // 2 pi / a sixteenth of the longest side

std::vector<double> meansOf(const CellGrid& fine, const CellGrid& coarse,
                            const std::vector<std::uint32_t>& parents, const std::vector<double>& values) {
    if (values.empty()) {
        return {};
    }
    std::vector<double> means(coarse.size(), 0.0);
    for (std::size_t cell = 0; cell < fine.size(); ++cell) {
        means[parents[cell]] += values[cell] * fine.volume(cell) / coarse.volume(parents[cell]);
    }
    return means;
}

} // namespace

BiharmonicDomain::BiharmonicDomain(CellGrid grid, HandleCells handles, std::vector<double> stiffness)
    : m_grids(std::move(grid)) {
    if (!stiffness.empty()) {
        std::vector<double> factors;
        factors.reserve(stiffness.size());
        for (const double rho : stiffness) {
            factors.push_back(std::sqrt(1.0 + rho / (kMiddleWave * kMiddleWave)));
        }
        m_stiffened.emplace(m_grids.grid(0).scaled(factors));
    }
    addLevels(std::move(handles), std::move(stiffness));
}

void BiharmonicDomain::addLevels(HandleCells handles, std::vector<double> stiffness) {
    m_handles.push_back(std::move(handles));
    m_stiffness.push_back(std::move(stiffness));
    m_curvature.push_back(curvatureOf(0));
    for (std::size_t level = 1; level < m_grids.levels(); ++level) {
        const std::vector<std::uint32_t>& parents = m_grids.parents(level - 1);
        m_handles.push_back(coarser(m_handles.back(), parents, m_grids.grid(level).size()));
        m_stiffness.push_back(
            meansOf(m_grids.grid(level - 1), m_grids.grid(level), parents, m_stiffness.back()));
        m_curvature.push_back(curvatureOf(level));
    }
}

std::vector<double> BiharmonicDomain::curvatureOf(std::size_t level) const {
    const CellGrid& cells = m_grids.grid(level);
    std::vector<double> result(cells.size());
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        double sum = cells.diagonal(cell) * cells.diagonal(cell) / cells.volume(cell);
        for (const CellLink& link : cells.links(cell)) {
            sum += link.conductance * link.conductance / cells.volume(link.cell) +
                   stiffness(level, cell, link.cell) * link.conductance;
        }
        result[cell] = sum;
    }
    return result;
}

std::vector<double> BiharmonicDomain::gradient(std::size_t level, std::span<const double> weights) const {
    const CellGrid& cells = m_grids.grid(level);
    std::vector<double> laplacian(cells.size());
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        double sum = cells.diagonal(cell) * weights[cell];
        for (const CellLink& link : cells.links(cell)) {
            sum -= link.conductance * weights[link.cell];
        }
        laplacian[cell] = sum / cells.volume(cell);
    }
    std::vector<double> result(cells.size());
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        double sum = cells.diagonal(cell) * laplacian[cell];
        for (const CellLink& link : cells.links(cell)) {
            sum +=
                link.conductance * (stiffness(level, cell, link.cell) * (weights[cell] - weights[link.cell]) -
                                    laplacian[link.cell]);
        }
        result[cell] = sum;
    }
    return result;
}

BilaplacianSystem::BilaplacianSystem(const BiharmonicDomain& domain, std::size_t level,
                                     std::span<const std::uint32_t> free)
    : m_free(free.size()) {
    addFree(domain, level, free);
    m_laplacian.resize(m_perVolume.size());
}

void BilaplacianSystem::addFree(const BiharmonicDomain& domain, std::size_t level,
                                std::span<const std::uint32_t> free) {
    constexpr std::uint32_t kFar = ~0U;
    const CellGrid& grid = domain.grid(level);
    const bool stiff = !domain.stiffness(level).empty();
    std::vector<std::uint32_t> local(grid.size(), kFar);
    for (std::uint32_t i = 0; i < free.size(); ++i) {
        local[free[i]] = i;
    }
    std::vector<std::uint32_t> around;
    for (const std::uint32_t cell : free) {
        for (const CellLink& link : grid.links(cell)) {
            if (local[link.cell] == kFar) {
                local[link.cell] = static_cast<std::uint32_t>(m_free + around.size());
                around.push_back(link.cell);
            }
            m_links.push_back({local[link.cell], link.conductance});
            if (stiff) {
                m_stiff.push_back(domain.stiffness(level, cell, link.cell) * link.conductance);
            }
        }
        m_offsets.push_back(static_cast<std::uint32_t>(m_links.size()));
        m_diagonal.push_back(grid.diagonal(cell));
        m_perVolume.push_back(1.0 / grid.volume(cell));
    }
    for (const std::uint32_t cell : around) {
        for (const CellLink& link : grid.links(cell)) {
            if (local[link.cell] < m_free) {
                m_links.push_back({local[link.cell], link.conductance});
            }
        }
        m_offsets.push_back(static_cast<std::uint32_t>(m_links.size()));
        m_perVolume.push_back(1.0 / grid.volume(cell));
    }
}

void BilaplacianSystem::apply(std::span<const double> x, std::span<double> y) {
    for (std::size_t i = 0; i < m_laplacian.size(); ++i) {
        double sum = i < m_free ? m_diagonal[i] * x[i] : 0.0;
        for (std::uint32_t e = m_offsets[i]; e < m_offsets[i + 1]; ++e) {
            const std::uint32_t cell = m_links[e].cell;
            sum -= cell < m_free ? m_links[e].conductance * x[cell] : 0.0;
        }
        m_laplacian[i] = sum * m_perVolume[i];
    }
    for (std::size_t i = 0; i < m_free; ++i) {
        double sum = m_diagonal[i] * m_laplacian[i];
        for (std::uint32_t e = m_offsets[i]; e < m_offsets[i + 1]; ++e) {
            sum -= m_links[e].conductance * m_laplacian[m_links[e].cell];
        }
        y[i] = sum;
    }
    if (!m_stiff.empty()) {
        addStiffness(x, y);
    }
}

void BilaplacianSystem::addStiffness(std::span<const double> x, std::span<double> y) const {
    for (std::size_t i = 0; i < m_free; ++i) {
        for (std::uint32_t e = m_offsets[i]; e < m_offsets[i + 1]; ++e) {
            const std::uint32_t cell = m_links[e].cell;
            y[i] += m_stiff[e] * (x[i] - (cell < m_free ? x[cell] : 0.0));
        }
    }
}

namespace {

constexpr int kMaxFreeIterations = 500;

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
        std::move(residual), tolerance, kMaxFreeIterations, progress,
        [&](std::span<const double> b, std::span<double> x) { system.precondition(b, x); },
        [&](std::span<const double> x, std::span<double> y) { system.apply(x, y); },
        [&](double along, std::span<const double> direction) {
            for (std::size_t i = 0; i < free.size(); ++i) {
                weights[free[i]] += along * direction[i];
            }
        });
}

} // namespace sinew
