#include "core/solve/biharmonic/BiharmonicDomain.h"

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

} // namespace sinew
