#include "core/solve/biharmonic/BilaplacianSystem.h"

namespace sinew {

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

} // namespace sinew
