#include "core/solve/Explain.h"

#include "core/solve/BindState.h"
#include "core/solve/MixedWeights.h"

#include <algorithm>
#include <functional>

namespace sinew {
namespace {

/// The rule that holds for the vertex, if one does.
void nameRule(const PartPlan& plan, VertexExplanation& explanation) {
    for (const PartOverride& piece : plan.pieces) {
        if (piece.part == explanation.vertex.part &&
            std::ranges::binary_search(piece.vertices, explanation.vertex.vertex)) {
            explanation.binding = piece.binding;
            explanation.overriddenShell = piece.shell;
            explanation.overrideJoints = piece.joints;
        }
    }
}

/// Of several solvers those of the vertex.
void nameSolvers(const SolverMix& mix, const ExplainQuery& query, VertexExplanation& explanation) {
    for (std::size_t k = 0; k < mix.keys.size() && !mix.single(); ++k) {
        if (const float fraction = mix.fractionsOf(query.vertex)[k]; fraction > 0.0F) {
            explanation.solvers.push_back({mix.keys[k], fraction});
        }
    }
    std::ranges::stable_sort(explanation.solvers, std::ranges::greater(), &SolverFraction::fraction);
}

/// Sets the group that a solved vertex follows one joint with, if it does.
void nameRigidShell(const Solution& solution, const SolverMix& mix, const ExplainQuery& query,
                    VertexExplanation& explanation, Progress& progress) {
    if (!query.settings.rigidShells || query.influences.size() != 1) {
        return;
    }
    const SkinWeights solved = mixedWeights(mix, solution.input().allSources(), query.settings, progress);
    if (!progress.canceled()) {
        explanation.rigidShell = solution.rigidShells(solved, query.settings).at(query.vertex);
    }
}

} // namespace

Expected<VertexExplanation> explainVertex(const Scene& scene, const BindState& state,
                                          const BindSettings& settings, const SkinWeights& weights,
                                          VertexId vertex, std::size_t maxBones, Progress& progress) {
    VertexExplanation explanation;
    explanation.vertex = vertex;
    explanation.position = scene.parts[vertex.part].mesh->vertices[vertex.vertex];
    const std::span<const Influence> influences = weights.at(vertex.vertex);
    explanation.bound.assign(influences.begin(), influences.end());
    const BindProblem& problem = state.input->problem;
    nameRule(problem.plan, explanation);
    const std::size_t n = problem.solvedIndex(vertex.part);
    if (n == problem.parts.size() || !state.solution || problem.plan.isExcluded(vertex.part, vertex.vertex)) {
        explanation.rigid = true;
        for (const Influence& influence : influences) {
            BonePath path;
            path.joint = influence.joint;
            path.weight = influence.weight;
            explanation.bones.push_back(path);
        }
        return explanation;
    }
    const std::uint32_t weldedVertex = problem.surface.weldedVertices(n)[vertex.vertex];
    const ExplainQuery query{scene, settings, weldedVertex, influences, maxBones};
    const SolverMix mix = mixSolvers(state, settings);
    nameSolvers(mix, query, explanation);
    const std::size_t strongest = mix.strongest(weldedVertex);
    explanation.solver = mix.keys[strongest];
    if (auto told = mix.solutions[strongest]->explain(query, explanation, progress); !told) {
        return fail(told.error());
    }
    nameRigidShell(*state.solution, mix, query, explanation, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return explanation;
}

} // namespace sinew
