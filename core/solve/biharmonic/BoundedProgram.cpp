#include "core/solve/biharmonic/BoundedProgram.h"

#include "core/solve/biharmonic/BiharmonicDomain.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

/// What coarser levels may be off, of the finest one's tolerance: they only say where to start.
constexpr double kCoarseTolerance = 10.0;
/// How much nearer than the tolerance each active set is solved: well under kSmallWeight. What is held
/// because the solution was rough is let go again a row of cells a set.
constexpr double kSetTolerance = 0.01;

/// The cells that the bounds leave free; the others get their values.
std::vector<std::uint32_t> holdBounds(ProgramState& state) {
    std::vector<std::uint32_t> free;
    for (std::uint32_t cell = 0; cell < state.bounds.size(); ++cell) {
        switch (state.bounds[cell]) {
        case CellBound::Free:
            free.push_back(cell);
            break;
        case CellBound::Lower:
            state.weights[cell] = 0.0;
            break;
        case CellBound::Upper:
            state.weights[cell] = 1.0;
            break;
        case CellBound::Given:
            break;
        }
    }
    return free;
}

/// Lets go what a bound holds against the gradient, and holds what has passed one. The largest violation.
double exchangeBounds(const BiharmonicDomain& domain, std::size_t level, double slack,
                      std::span<const double> gradient, ProgramState& state) {
    const std::span<const double> curvature = domain.curvature(level);
    double violation = 0.0;
    for (std::size_t cell = 0; cell < state.bounds.size(); ++cell) {
        CellBound& bound = state.bounds[cell];
        const double weight = state.weights[cell];
        if (bound == CellBound::Free) {
            violation = std::max({violation, -weight, weight - 1.0});
            bound = weight < kSmallWeight         ? CellBound::Lower
                    : weight > 1.0 - kSmallWeight ? CellBound::Upper
                                                  : CellBound::Free;
        } else if (bound != CellBound::Given) {
            const double pull = gradient[cell] / curvature[cell];
            const double off = bound == CellBound::Lower ? -pull : pull;
            violation = std::max(violation, off);
            bound = off > slack ? CellBound::Free : bound;
        }
    }
    return violation;
}

/// The state of a level from that of the one above; from nothing at the coarsest.
ProgramState startLevel(const BiharmonicDomain& domain, std::size_t level, std::size_t source,
                        const ProgramState& above) {
    const std::size_t cells = domain.grid(level).size();
    ProgramState state{std::vector<double>(cells, 0.0), std::vector<CellBound>(cells, CellBound::Free)};
    if (!above.weights.empty()) {
        const std::vector<std::uint32_t>& parents = domain.hierarchy().parents(level);
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const CellBound bound = above.bounds[parents[cell]];
            state.weights[cell] = above.weights[parents[cell]];
            state.bounds[cell] = bound == CellBound::Given ? CellBound::Free : bound;
        }
    }
    const HandleCells& handles = domain.handles(level);
    for (const std::uint32_t cell : handles.held) {
        state.bounds[cell] = CellBound::Given;
        state.weights[cell] = 0.0;
    }
    for (const GivenCell& given : handles.ofSource[source]) {
        state.weights[given.cell] = given.value;
    }
    return state;
}

/// A former state with this program's handles.
ProgramState startAgain(const BiharmonicDomain& domain, std::size_t source, const ProgramState& former) {
    ProgramState state = former;
    for (CellBound& bound : state.bounds) {
        bound = bound == CellBound::Given ? CellBound::Free : bound;
    }
    const ProgramState given = startLevel(domain, 0, source, {});
    for (const std::uint32_t cell : domain.handles(0).held) {
        state.bounds[cell] = CellBound::Given;
        state.weights[cell] = given.weights[cell];
    }
    return state;
}

} // namespace

bool solveBounded(const BiharmonicDomain& domain, std::size_t level, double tolerance, ProgramState& state,
                  const Progress& progress) {
    for (int tried = 0; tried < kMaxActiveSets; ++tried) {
        FreeSystem system(domain, level, holdBounds(state));
        const std::vector<double> before = domain.gradient(level, state.weights);
        std::vector<double> residual;
        for (const std::uint32_t cell : system.free()) {
            residual.push_back(-before[cell]);
        }
        const double error =
            solveFree(system, std::move(residual), kSetTolerance * tolerance, state.weights, progress);
        if (error < 0.0) {
            return false;
        }
        const double exchanged =
            exchangeBounds(domain, level, 0.5 * tolerance, domain.gradient(level, state.weights), state);
        state.violation = std::max(exchanged, error);
        if (state.violation <= tolerance) {
            break;
        }
    }
    for (double& weight : state.weights) {
        weight = weight < kSmallWeight ? 0.0 : std::min(weight, 1.0);
    }
    return true;
}

ProgramState solveHandle(const BiharmonicDomain& domain, std::size_t source, double tolerance,
                         const ProgramState* start, const Progress& progress) {
    if (start != nullptr) {
        ProgramState state = startAgain(domain, source, *start);
        return solveBounded(domain, 0, tolerance, state, progress) ? state : ProgramState();
    }
    ProgramState state;
    for (std::size_t level = domain.levels(); level-- > 0;) {
        state = startLevel(domain, level, source, state);
        const double enough = level > 0 ? kCoarseTolerance * tolerance : tolerance;
        if (!solveBounded(domain, level, enough, state, progress)) {
            return {};
        }
    }
    return state;
}

} // namespace sinew
