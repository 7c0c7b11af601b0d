#pragma once

#include "core/base/Progress.h"
#include "core/solve/biharmonic/BilaplacianSystem.h"
#include "core/solve/field/PoissonCycle.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A over the free cells of one active set, and a preconditioner for it: Poisson cycle, volumes, Poisson
/// cycle. The two differ by what the set's edge clamps, which grows with the cells along it and not with
/// their number. Holds scratch: not for two threads at once.
class FreeSystem {
public:
    FreeSystem(const BiharmonicDomain& domain, std::size_t level, std::vector<std::uint32_t> free);

    const std::vector<std::uint32_t>& free() const { return m_free; }
    void apply(std::span<const double> x, std::span<double> y) { m_system.apply(x, y); }
    /// x = about A^-1 b.
    void precondition(std::span<const double> b, std::span<double> x);

private:
    const CellGrid& m_grid;
    std::vector<std::uint32_t> m_free;
    BilaplacianSystem m_system;
    PoissonCycle m_cycle;
    std::vector<double> m_half;
};

/// Changes `weights` (#cells) in the free cells until the estimated error of each is at
/// most `tolerance`, from `residual` (#free) = -A w there. The last estimate; negative when canceled.
double solveFree(FreeSystem& system, std::vector<double> residual, double tolerance,
                 std::vector<double>& weights, const Progress& progress);

} // namespace sinew
