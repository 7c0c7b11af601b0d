#pragma once

#include "core/solve/field/CellHierarchy.h"
#include "core/solve/field/HandleCells.h"

#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// What the programs of all handles have in common: the cells at every level, what handles hold, and the
/// matrix A = L M^-1 L + L_rho, with L_rho the Laplacian whose conductances are multiplied by a painted
/// stiffness rho (Jacobson et al. 2011, eq. 2 and 7).
class BiharmonicDomain {
public:
    /// `stiffness` #cells rho at the finest level, 1 / longest side squared; empty: none. O(#cells).
    BiharmonicDomain(CellGrid grid, HandleCells handles, std::vector<double> stiffness);

    std::size_t levels() const { return m_grids.levels(); }
    const CellGrid& grid(std::size_t level) const { return m_grids.grid(level); }
    const CellHierarchy& hierarchy() const { return m_grids; }
    /// What two Poisson cycles around M make a good preconditioner of A with.
    const CellHierarchy& preconditioner() const { return m_stiffened ? *m_stiffened : m_grids; }
    const HandleCells& handles(std::size_t level) const { return m_handles[level]; }
    /// Empty: none.
    std::span<const double> stiffness(std::size_t level) const { return m_stiffness[level]; }
    /// Of a link between two cells.
    double stiffness(std::size_t level, std::size_t a, std::size_t b) const {
        return m_stiffness[level].empty() ? 0.0 : 0.5 * (m_stiffness[level][a] + m_stiffness[level][b]);
    }
    /// #cells the diagonal of A.
    std::span<const double> curvature(std::size_t level) const { return m_curvature[level]; }
    /// A w over all cells of a level. O(#cells).
    std::vector<double> gradient(std::size_t level, std::span<const double> weights) const;

private:
    void addLevels(HandleCells handles, std::vector<double> stiffness);
    std::vector<double> curvatureOf(std::size_t level) const;

    CellHierarchy m_grids;
    std::optional<CellHierarchy> m_stiffened;
    std::vector<HandleCells> m_handles;
    std::vector<std::vector<double>> m_stiffness;
    std::vector<std::vector<double>> m_curvature;
};

} // namespace sinew
