#include "core/solve/biharmonic/BiharmonicDomain.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <memory>
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

namespace {

constexpr int kMaxSumSets = 40;
constexpr int kMaxSumIterations = 300;
constexpr double kSumSetTolerance = 0.1;

using HandleVectors = std::vector<std::vector<double>>; ///< of every handle, over its free cells

/// All handles' programs at once, at one choice of active sets.
class SumSystem {
public:
    SumSystem(const BiharmonicDomain& domain, const std::vector<ProgramState>& states);

    /// Takes what all free handles have in common out of every cell: steps then keep the sum.
    void project(HandleVectors& values) const;
    /// Conjugate gradients on the weights. The last estimate of the largest error; negative when canceled.
    double solve(double tolerance, std::vector<ProgramState>& states, Progress& progress);
    /// #cells, of every handle: A w less what the sum's multiplier takes of it.
    HandleVectors pulls(const std::vector<ProgramState>& states) const;

private:
    template<typename Work>
    void forEachHandle(const Work& work) const {
        parallelFor(m_systems.size(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t handle = begin; handle < end; ++handle) {
                work(handle);
            }
        });
    }
    HandleVectors like() const;
    double precondition(const HandleVectors& residual, HandleVectors& step);

    const BiharmonicDomain& m_domain;
    std::vector<std::unique_ptr<FreeSystem>> m_systems;
    std::vector<double> m_perFree; ///< #cells 1 / handles that are free there
};

SumSystem::SumSystem(const BiharmonicDomain& domain, const std::vector<ProgramState>& states)
    : m_domain(domain)
    , m_systems(states.size())
    , m_perFree(domain.grid(0).size(), 0.0) {
    forEachHandle([&](std::size_t handle) {
        std::vector<std::uint32_t> free;
        for (std::uint32_t cell = 0; cell < states[handle].bounds.size(); ++cell) {
            if (states[handle].bounds[cell] == CellBound::Free) {
                free.push_back(cell);
            }
        }
        m_systems[handle] = std::make_unique<FreeSystem>(domain, 0, std::move(free));
    });
    for (const auto& system : m_systems) {
        for (const std::uint32_t cell : system->free()) {
            m_perFree[cell] += 1.0;
        }
    }
    for (double& count : m_perFree) {
        count = count > 0.0 ? 1.0 / count : 0.0;
    }
}

HandleVectors SumSystem::like() const {
    HandleVectors values(m_systems.size());
    for (std::size_t handle = 0; handle < values.size(); ++handle) {
        values[handle].assign(m_systems[handle]->free().size(), 0.0);
    }
    return values;
}

void SumSystem::project(HandleVectors& values) const {
    std::vector<double> means(m_perFree.size(), 0.0);
    for (std::size_t handle = 0; handle < values.size(); ++handle) {
        const std::vector<std::uint32_t>& free = m_systems[handle]->free();
        for (std::size_t i = 0; i < free.size(); ++i) {
            means[free[i]] += values[handle][i] * m_perFree[free[i]];
        }
    }
    forEachHandle([&](std::size_t handle) {
        const std::vector<std::uint32_t>& free = m_systems[handle]->free();
        for (std::size_t i = 0; i < free.size(); ++i) {
            values[handle][i] -= means[free[i]];
        }
    });
}

/// The largest step.
double SumSystem::precondition(const HandleVectors& residual, HandleVectors& step) {
    HandleVectors projected = residual;
    project(projected);
    forEachHandle(
        [&](std::size_t handle) { m_systems[handle]->precondition(projected[handle], step[handle]); });
    project(step);
    double largest = 0.0;
    for (const std::vector<double>& values : step) {
        for (const double value : values) {
            largest = std::max(largest, std::abs(value));
        }
    }
    return largest;
}

double dotOfAll(const HandleVectors& a, const HandleVectors& b) {
    double sum = 0.0;
    for (std::size_t handle = 0; handle < a.size(); ++handle) {
        for (std::size_t i = 0; i < a[handle].size(); ++i) {
            sum += a[handle][i] * b[handle][i];
        }
    }
    return sum;
}

double SumSystem::solve(double tolerance, std::vector<ProgramState>& states, Progress& progress) {
    HandleVectors residual = like();
    forEachHandle([&](std::size_t handle) {
        const std::vector<double> gradient = m_domain.gradient(0, states[handle].weights);
        for (std::size_t i = 0; i < residual[handle].size(); ++i) {
            residual[handle][i] = -gradient[m_systems[handle]->free()[i]];
        }
    });
    HandleVectors step = like();
    HandleVectors direction = like();
    HandleVectors product = like();
    double rho = 0.0;
    double error = 0.0;
    for (int k = 0; k < kMaxSumIterations; ++k) {
        if (progress.canceled()) {
            return -1.0;
        }
        error = precondition(residual, step);
        progress.residual(error);
        if (error <= tolerance) {
            break;
        }
        const double before = rho;
        rho = dotOfAll(residual, step);
        const double keep = k == 0 ? 0.0 : rho / before;
        forEachHandle([&](std::size_t handle) {
            for (std::size_t i = 0; i < direction[handle].size(); ++i) {
                direction[handle][i] = step[handle][i] + keep * direction[handle][i];
            }
            m_systems[handle]->apply(direction[handle], product[handle]);
        });
        const double along = rho / dotOfAll(direction, product);
        forEachHandle([&](std::size_t handle) {
            for (std::size_t i = 0; i < direction[handle].size(); ++i) {
                states[handle].weights[m_systems[handle]->free()[i]] += along * direction[handle][i];
                residual[handle][i] -= along * product[handle][i];
            }
        });
    }
    return error;
}

HandleVectors SumSystem::pulls(const std::vector<ProgramState>& states) const {
    HandleVectors gradients(states.size());
    forEachHandle(
        [&](std::size_t handle) { gradients[handle] = m_domain.gradient(0, states[handle].weights); });
    std::vector<double> multipliers(m_perFree.size(), 0.0);
    for (std::size_t handle = 0; handle < states.size(); ++handle) {
        for (const std::uint32_t cell : m_systems[handle]->free()) {
            multipliers[cell] += gradients[handle][cell] * m_perFree[cell];
        }
    }
    forEachHandle([&](std::size_t handle) {
        for (std::size_t cell = 0; cell < multipliers.size(); ++cell) {
            gradients[handle][cell] -= multipliers[cell];
        }
    });
    return gradients;
}

/// Scales what is not given to a sum of 1 in every cell; where nobody has any, all share it.
void normalizeCells(std::vector<ProgramState>& states) {
    for (std::size_t cell = 0; cell < states.front().weights.size(); ++cell) {
        if (states.front().bounds[cell] == CellBound::Given) {
            continue;
        }
        double sum = 0.0;
        for (const ProgramState& state : states) {
            sum += state.weights[cell];
        }
        for (ProgramState& state : states) {
            double& weight = state.weights[cell];
            weight = sum > 0.0 ? weight / sum : 1.0 / static_cast<double>(states.size());
            state.bounds[cell] = weight > 0.0 ? CellBound::Free : CellBound::Lower;
        }
    }
}

/// Holds what has fallen under 0, lets go what a bound holds against its pull. The largest violation.
double exchangeSums(const BiharmonicDomain& domain, double slack, const HandleVectors& pulls,
                    std::vector<ProgramState>& states) {
    const std::span<const double> curvature = domain.curvature(0);
    double violation = 0.0;
    for (std::size_t handle = 0; handle < states.size(); ++handle) {
        ProgramState& state = states[handle];
        for (std::size_t cell = 0; cell < curvature.size(); ++cell) {
            CellBound& bound = state.bounds[cell];
            if (bound == CellBound::Free) {
                violation = std::max(violation, -state.weights[cell]);
                if (state.weights[cell] < kSmallWeight) {
                    state.weights[cell] = 0.0;
                    bound = CellBound::Lower;
                }
            } else if (bound == CellBound::Lower) {
                const double off = -pulls[handle][cell] / curvature[cell];
                violation = std::max(violation, off);
                bound = off > slack ? CellBound::Free : bound;
            }
        }
    }
    return violation;
}

/// After cells have been held at 0 the rest of each is scaled to sum 1 again, and who was let go stays so.
void keepSums(std::vector<ProgramState>& states) {
    for (std::size_t cell = 0; cell < states.front().weights.size(); ++cell) {
        double sum = 0.0;
        for (const ProgramState& state : states) {
            sum += state.weights[cell];
        }
        for (ProgramState& state : states) {
            state.weights[cell] /= sum;
        }
    }
}

} // namespace

bool solveExactSum(const BiharmonicDomain& domain, double tolerance, std::vector<ProgramState>& states,
                   Progress& progress) {
    normalizeCells(states);
    double violation = 1.0;
    for (int tried = 0; tried < kMaxSumSets; ++tried) {
        SumSystem system(domain, states);
        const double error = system.solve(
            kSumSetTolerance * std::max(tolerance, kSumSetTolerance * violation), states, progress);
        if (error < 0.0) {
            return false;
        }
        const HandleVectors pulls = system.pulls(states);
        violation = std::max(error, exchangeSums(domain, 0.5 * tolerance, pulls, states));
        keepSums(states);
        progress.residual(violation);
        if (violation <= tolerance) {
            break;
        }
    }
    for (ProgramState& state : states) {
        state.violation = violation;
    }
    return true;
}

} // namespace sinew
