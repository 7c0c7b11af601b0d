#pragma once

#include "core/base/Progress.h"
#include "core/solve/field/CellHierarchy.h"
#include "core/solve/field/PoissonCycle.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

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
