#pragma once

#include "core/base/Progress.h"
#include "core/solve/field/CellHierarchy.h"

#include <cstdint>
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

/// The matrix A of a domain at one level over its free cells alone: the others count as 0. Vectors are over
/// the free cells, in their order.
class BilaplacianSystem {
public:
    /// `free` ascending cells of the level. O(#free).
    BilaplacianSystem(const BiharmonicDomain& domain, std::size_t level, std::span<const std::uint32_t> free);

    std::size_t size() const { return m_free; }
    /// y = A x. Holds scratch: not for two threads at once. O(#free).
    void apply(std::span<const double> x, std::span<double> y);

private:
    struct Link {
        std::uint32_t cell;
        double conductance;
    };
    void addFree(const BiharmonicDomain& domain, std::size_t level, std::span<const std::uint32_t> free);
    void addStiffness(std::span<const double> x, std::span<double> y) const;

    std::size_t m_free = 0;
    std::vector<std::uint32_t> m_offsets{0}; ///< of the free cells, then of those next to them
    std::vector<Link> m_links;               ///< of the free cells to all; of those next to them to free ones
    std::vector<double> m_diagonal;
    std::vector<double> m_perVolume; ///< 1 / volume, of both
    std::vector<double> m_stiff; ///< beside m_links, of the free cells: conductance times stiffness; or empty
    std::vector<double> m_laplacian; ///< scratch
};

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
