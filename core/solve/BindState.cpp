#include "core/solve/BindState.h"

#include "core/bind/StageClock.h"
#include "core/solve/Solvers.h"

#include <algorithm>
#include <new>

namespace sinew {
namespace {

/// The rules for parts that a scene has.
std::vector<PartRule> rulesFor(const Scene& scene, std::vector<PartRule> rules) {
    std::erase_if(rules, [&scene](const PartRule& rule) {
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            if (partName(scene, part) == rule.part) {
                return false;
            }
        }
        return true;
    });
    return rules;
}

Expected<void> solve(const SolveRequest& request, const Solver& solver, BindState& state,
                     Progress& progress) {
    if (state.input->nothingToSolve()) {
        return {};
    }
    auto solution = solver.solve(request, progress);
    if (!solution) {
        return fail(solution.error());
    }
    state.solution = std::move(*solution);
    return {};
}

Expected<void> solveOwn(const Scene& scene, const Solver& solver, BindState& state, const BindState* previous,
                        SearchReach reach, Progress& progress) {
    const bool same = previous != nullptr && previous->input->settings == state.settings.input();
    if (same) {
        state.input = previous->input;
    } else {
        auto input = prepareInput(scene, state.settings);
        if (!input) {
            return fail(input.error());
        }
        state.input = std::make_shared<const BindInput>(std::move(*input));
    }
    return solve({scene, state.settings, state.input, same ? previous->solution.get() : nullptr, reach},
                 solver, state, progress);
}

Expected<void> solveInLender(const Scene& scene, const Solver& solver, BindState& state, const Scene& other,
                             SearchReach reach, Progress& progress) {
    BindSettings settings = state.settings;
    settings.parts = rulesFor(other, state.settings.parts);
    auto lent = prepareInput(other, settings);
    if (!lent) {
        return fail(lent.error());
    }
    auto input = prepareInput(scene, state.settings);
    if (!input) {
        return fail(input.error());
    }
    if (!input->nothingToSolve()) {
        if (lent->nothingToSolve()) {
            return fail(ErrorCode::NoFaces, {other.sourceFile});
        }
        input->sources = lent->sources;
    }
    state.input = std::make_shared<const BindInput>(std::move(*input));
    const Lender lender{other, std::make_shared<const BindInput>(std::move(*lent))};
    return solve({scene, state.settings, state.input, nullptr, reach, &lender}, solver, state, progress);
}

} // namespace

BindRework reworkFor(const BindSettings& from, const BindSettings& to) {
    if (from.input() != to.input() || from.solver != to.solver) {
        return BindRework::Volume;
    }
    const Solver* solver = findSolver(to.solver);
    const BindRework stages = solver == nullptr ? BindRework::Volume : solver->rework(from, to);
    const BindRework quality = from.weighting() == to.weighting() ? BindRework::Nothing : BindRework::Weights;
    return std::max(stages, quality);
}

Expected<std::shared_ptr<const BindState>> solveBind(const Scene& scene, const BindSettings& settings,
                                                     Progress& progress, const BindState* previous,
                                                     SearchReach reach, const Scene* lender) {
    StageClock clock(progress);
    try {
        clock.report(Stage::Prepare, 0.0);
        if (auto valid = validate(settings); !valid) {
            return fail(valid.error());
        }
        const Solver* solver = findSolver(settings.solver);
        if (solver == nullptr) {
            return fail(ErrorCode::SolverUnknown, {settings.solver, solverKeys()});
        }
        auto state = std::make_shared<BindState>();
        state->settings = settings;
        const Expected<void> solved = lender == nullptr
                                          ? solveOwn(scene, *solver, *state, previous, reach, clock)
                                          : solveInLender(scene, *solver, *state, *lender, reach, clock);
        if (!solved) {
            return fail(solved.error());
        }
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        state->stages = clock.finish();
        return state;
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind", scene.sourceFile});
    }
}

} // namespace sinew
