#include "core/solve/BindState.h"

#include "core/bind/SolversInForce.h"
#include "core/bind/StageClock.h"
#include "core/solve/SolverProgress.h"
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

/// Of a former state of the same input, what a solver may take stages over from: its own, else one in the
/// same voxels, else the character's.
const Solution* formerOf(const BindState* former, const std::string& key) {
    if (former == nullptr || !former->solution) {
        return nullptr;
    }
    const Solution* own = former->solutionOf(key);
    return own != nullptr ? own : former->evidence();
}

/// Solves by all solvers in force, one after the other; each may take over what those before it made.
Expected<void> solveAll(const Scene& scene, BindState& state, const BindState* former, SearchReach reach,
                        const Lender* lender, Progress& progress,
                        const std::shared_ptr<const BindSurface>& surface = nullptr) {
    if (state.input->nothingToSolve()) {
        return {};
    }
    const std::vector<std::string> keys = solversInForce(state.settings);
    for (std::size_t k = 0; k < keys.size(); ++k) {
        SolverProgress own(progress, k, keys.size());
        const BindSettings settings = settingsOf(state.settings, keys[k]);
        const Solution* beside = state.solution ? state.evidence() : nullptr;
        auto solution = findSolver(keys[k])->solve(
            {scene, settings, state.input, formerOf(former, keys[k]), reach, lender, beside, surface}, own);
        if (!solution) {
            return fail(solution.error());
        }
        if (k == 0) {
            state.solution = std::move(*solution);
        } else {
            state.further.push_back({keys[k], std::move(*solution)});
        }
    }
    return {};
}

/// Of a bind of the same mesh by the same rules, to whatever skeleton; null: it is another mesh.
std::shared_ptr<const BindSurface> surfaceOf(const BindState* other, const BindInput& input) {
    const Solution* solution = other != nullptr && other->solution ? other->evidence() : nullptr;
    if (solution == nullptr || !(other->input->settings == input.settings)) {
        return nullptr;
    }
    const BindProblem& theirs = other->input->problem;
    const bool same = theirs.parts == input.problem.parts && theirs.vertices == input.problem.vertices &&
                      theirs.triangles == input.problem.triangles;
    return same ? solution->sharedSurface() : nullptr;
}

Expected<void> solveOwn(const Scene& scene, BindState& state, const BindState* previous,
                        const BindState* sameMesh, SearchReach reach, Progress& progress) {
    const bool same = previous != nullptr && previous->input->settings == inputInForce(state.settings);
    if (same) {
        state.input = previous->input;
    } else {
        auto input = prepareInput(scene, state.settings);
        if (!input) {
            return fail(input.error());
        }
        state.input = std::make_shared<const BindInput>(std::move(*input));
    }
    return solveAll(scene, state, same ? previous : nullptr, reach, nullptr, progress,
                    surfaceOf(sameMesh, *state.input));
}

Expected<void> solveInLender(const Scene& scene, BindState& state, const Scene& other, SearchReach reach,
                             Progress& progress) {
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
    return solveAll(scene, state, nullptr, reach, &lender, progress);
}

} // namespace

const Solution* BindState::solutionOf(const std::string& key) const {
    if (key == settings.solver) {
        return solution.get();
    }
    const auto found = std::ranges::find(further, key, &KeyedSolution::key);
    return found == further.end() ? nullptr : found->solution.get();
}

const Solution* BindState::evidence() const {
    if (!solution || solution->voxels()) {
        return solution.get();
    }
    const auto found = std::ranges::find_if(
        further, [](const KeyedSolution& one) { return one.solution->voxels() != nullptr; });
    return found == further.end() ? solution.get() : found->solution.get();
}

const std::string& BindState::evidenceSolver() const {
    const auto found = std::ranges::find_if(
        further, [this](const KeyedSolution& one) { return one.solution.get() == evidence(); });
    return found == further.end() ? settings.solver : found->key;
}

BindRework reworkFor(const BindSettings& from, const BindSettings& to) {
    if (inputInForce(from) != inputInForce(to) || from.solver != to.solver) {
        return BindRework::Volume;
    }
    BindRework rework = weighedOtherwise(from, to) ? BindRework::Weights : BindRework::Nothing;
    const std::vector<std::string> had = solversInForce(from);
    for (const std::string& key : solversInForce(to)) {
        const Solver* solver = findSolver(key);
        const bool known = solver != nullptr && std::ranges::find(had, key) != had.end();
        const BindRework otherwise = solver == nullptr ? BindRework::Volume : BindRework::Distances;
        rework =
            std::max(rework, known ? solver->rework(settingsOf(from, key), settingsOf(to, key)) : otherwise);
    }
    return rework;
}

SearchReach reachForWeights(const BindSettings& settings) {
    const bool all = std::ranges::none_of(
        settings.parts, [](const PartRule& rule) { return rule.binding == PartBinding::LimitJoints; });
    return all ? SearchReach::WhereItCounts : SearchReach::Everywhere;
}

Expected<std::shared_ptr<const BindState>> solveBind(const Scene& scene, const BindSettings& settings,
                                                     Progress& progress, const BindState* previous,
                                                     SearchReach reach, const Scene* lender,
                                                     const BindState* sameMesh) {
    StageClock clock(progress);
    try {
        clock.report(Stage::Prepare, 0.0);
        if (auto valid = validate(settings); !valid) {
            return fail(valid.error());
        }
        if (auto known = checkSolvers(settings); !known) {
            return fail(known.error());
        }
        auto state = std::make_shared<BindState>();
        state->settings = settings;
        const Expected<void> solved = lender == nullptr
                                          ? solveOwn(scene, *state, previous, sameMesh, reach, clock)
                                          : solveInLender(scene, *state, *lender, reach, clock);
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
