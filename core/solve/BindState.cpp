#include "core/solve/BindState.h"

#include "core/bind/BindInput.h"
#include "core/solve/Solvers.h"

#include <algorithm>

namespace sinew {

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

} // namespace sinew
