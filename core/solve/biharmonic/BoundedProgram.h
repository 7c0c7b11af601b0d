#pragma once

#include "core/base/Progress.h"
#include "core/solve/biharmonic/BiharmonicDomain.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// What holds of a cell in one handle's program.
enum class CellBound : std::uint8_t {
    Free,  ///< between the bounds
    Lower, ///< held at 0
    Upper, ///< held at 1
    Given  ///< a handle's cell
};

/// One handle's weights over the cells of one level, and how good they are.
struct ProgramState {
    std::vector<double> weights;   ///< #cells
    std::vector<CellBound> bounds; ///< #cells
    double violation = 0.0; ///< of the optimality conditions, the largest, as a weight: how far below 0 or
                            ///< over 1, how far from where the energy is least (estimated), how far a bound
                            ///< would let go
};

/// Weights under this are held at 0: what is left of a handle far behind others.
constexpr double kSmallWeight = 1e-5;
/// Active sets tried at one level before the program is given up as it is.
constexpr int kMaxActiveSets = 60;

/// Minimises 1/2 w^T A w with 0 <= w <= 1, w as given in the handles' cells (Jacobson et al. 2011, eq. 2 to
/// 7, one handle by itself), at a level, from the state's weights and bounds: primal-dual active sets
/// (Hintermueller, Ito and Kunisch 2003), each solved by solveFree. Ends at a violation of `tolerance`, or
/// after kMaxActiveSets. False when canceled.
bool solveBounded(const BiharmonicDomain& domain, std::size_t level, double tolerance, ProgramState& state,
                  const Progress& progress);

/// The program of one source from the coarsest level down to the finest: at each the active sets of the one
/// before are where it starts, of which a few cells then change. `start`, at the finest level and of a
/// similar program, takes the place of the coarser levels; null: none. The state of the finest level; without
/// weights when canceled.
ProgramState solveHandle(const BiharmonicDomain& domain, std::size_t source, double tolerance,
                         const ProgramState* start, const Progress& progress);

/// Minimises the sum over all handles of 1/2 w^T A w with weights not negative, given in the handles' cells
/// and of sum 1 in every cell (Jacobson et al. 2011, eq. 2 to 6, exactly), from the solutions of the single
/// programs at the finest level. Active sets as there, all handles' at once: over what the sets leave free
/// the sum is kept by projecting every step of the conjugate gradients. Each state's violation is then that
/// of the whole. False when canceled.
bool solveExactSum(const BiharmonicDomain& domain, double tolerance, std::vector<ProgramState>& states,
                   Progress& progress);

} // namespace sinew
