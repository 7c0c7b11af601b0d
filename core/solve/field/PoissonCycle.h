#pragma once

#include "core/base/Progress.h"
#include "core/solve/field/CellHierarchy.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// The Laplacian L of a grid, with a diagonal added where asked, over some of its cells, those that are free,
/// with the others' values given: approximates its inverse by one symmetric multigrid V-cycle (constant
/// prolongation and finite volumes at every level; Mohr and Wienands 2004; a Gauss-Seidel sweep forward
/// before and one back after). Vectors are over the free cells, in their order.
class PoissonCycle {
public:
    /// `free` ascending cells of the hierarchy's `level`, each of which some way over free cells leads to one
    /// that is not, or to one with a reaction. `reaction` #free, not negative, or empty: none. O(#free).
    PoissonCycle(const CellHierarchy& hierarchy, std::size_t level, std::span<const std::uint32_t> free,
                 std::span<const double> reaction = {});

    std::size_t size() const { return m_levels.front().diagonal.size(); }
    /// x = about L^-1 b. `b` #free, `x` #free. O(#free). Holds scratch: not for two threads at once.
    void apply(std::span<const double> b, std::span<double> x);

private:
    struct Link {
        std::uint32_t cell;
        double conductance;
    };
    struct Level {
        std::vector<std::uint32_t> offsets{0};
        std::vector<Link> links;
        std::vector<double> reaction; ///< part of the diagonal
        std::vector<double> diagonal;
        std::vector<std::uint32_t> parents; ///< in the next level
        std::vector<double> b;
        std::vector<double> x;
    };
    void addFinest(const CellGrid& grid, std::span<const std::uint32_t> free,
                   std::span<const double> reaction);
    std::vector<std::uint32_t> addCoarser(const CellGrid& fineGrid, const CellGrid& grid,
                                          const std::vector<std::uint32_t>& parents,
                                          std::span<const std::uint32_t> free);
    void cycle(std::size_t level);
    void factorCoarsest();
    void solveCoarsest(Level& level) const;
    static void sweepForward(Level& level);
    static void sweepBack(Level& level);

    std::vector<Level> m_levels;
    std::vector<double> m_factor; ///< lower triangle of the coarsest level's, row by row; empty: it is swept
};

/// (L + R) x = b over the free cells of a hierarchy's finest grid, the others' values being part of b:
/// conjugate gradients with a Poisson cycle as preconditioner. L is the grid's Laplacian, R a diagonal: how
/// strongly each cell is drawn to a value that b holds.
class DiffusionSolve {
public:
    /// `free` ascending; `reaction` #free, not negative, or empty: none. O(#free).
    DiffusionSolve(const CellHierarchy& hierarchy, std::vector<std::uint32_t> free,
                   std::span<const double> reaction = {});

    const std::vector<std::uint32_t>& free() const { return m_free; }
    /// Until the estimated error of every value is at most `tolerance`. Empty when canceled. Holds scratch:
    /// not for two threads at once; copies are independent. O(#free) an iteration, some ten of them.
    std::vector<double> solve(std::vector<double> b, double tolerance, const Progress& progress);
    /// Of the last solve: what it estimated of the value that is farthest off, over the tolerance where it
    /// ended at its limit of iterations.
    double error() const { return m_error; }

private:
    void multiply(std::span<const double> x, std::span<double> y) const;

    const CellGrid* m_grid;
    std::vector<std::uint32_t> m_free;
    std::vector<std::uint32_t> m_local; ///< #cells
    std::vector<double> m_diagonal;
    PoissonCycle m_cycle;
    double m_error = 0.0;
};

} // namespace sinew
