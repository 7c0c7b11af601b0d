#include "core/solve/Explain.h"

#include "core/bind/bones/Bones.h"
#include "core/bind/regions/RegionPlan.h"
#include "core/solve/Bind.h"
#include "core/solve/MixedWeights.h"
#include "core/solve/Solvers.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <cmath>
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

/// Fractions of sum 1, largest first; without those that count for nothing.
std::vector<Influence> sortedFractions(const BindInput& input, const std::vector<std::size_t>& sources,
                                       std::span<const double> weights) {
    double sum = 0.0;
    for (const double weight : weights) {
        sum += weight;
    }
    std::vector<Influence> fractions;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const double fraction = sum > 0.0 ? weights[i] / sum : 0.0;
        if (fraction >= kMinFraction) {
            fractions.push_back({input.sources.joints[sources[i]].joint, static_cast<float>(fraction)});
        }
    }
    std::ranges::sort(fractions, strongerInfluence);
    return fractions;
}

/// Sources that may move the vertex: all, or those that its rule allows.
std::vector<std::size_t> allowedSources(const BindInput& input, const VertexExplanation& explanation) {
    std::vector<std::size_t> sources;
    for (std::size_t s = 0; s < input.sources.joints.size(); ++s) {
        const auto& only = explanation.overrideJoints;
        if (only.empty() || std::ranges::find(only, input.sources.joints[s].joint) != only.end()) {
            sources.push_back(s);
        }
    }
    return sources;
}

/// How a vertex's weights come about: fills in regions, byDistance and smoothed of an explanation whose rule
/// is told.
void tellWeighting(const Solution& solution, const ExplainQuery& query, VertexExplanation& explanation,
                   Progress& progress) {
    const WeightingSettings& settings = query.settings;
    const BindInput& input = solution.input();
    const std::vector<std::size_t> sources = allowedSources(input, explanation);
    const RegionPlan plan = planRegions(input, settings, sources);
    if (const std::size_t index = plan.indexOf(query.vertex); index < plan.vertices.size()) {
        for (const WeightedRules& fraction : plan.fractionsOf(index)) {
            explanation.regions.push_back(
                {settings.regions[plan.rules[fraction.rules].region], fraction.fraction});
            if (solution.solvedWeights() != nullptr) { // which know no falloff
                explanation.regions.back().region.falloff.reset();
            }
        }
    }
    std::vector<double> weights =
        vertexAsSolved({input, solution.surface(), solution.solved()}, query.vertex, plan, sources, settings);
    explanation.byDistance = sortedFractions(input, sources, weights);
    const WeightTable table = solution.unlimited(sources, settings, progress);
    const std::span<const float> row = table.row(query.vertex);
    weights.assign(row.begin(), row.end());
    explanation.smoothed = sortedFractions(input, sources, weights);
}

} // namespace

/// Sources in the order they are told: of a solver that measures by weight, then by distance; else by what it
/// solved.
std::vector<std::size_t> Solution::sourcesInOrder(const ExplainQuery& query) const {
    std::vector<std::size_t> order;
    if (const WeightTable* table = solvedWeights()) {
        const std::span<const float> row = table->row(query.vertex);
        order = input().allSources();
        std::ranges::stable_sort(order, [row](std::size_t a, std::size_t b) { return row[a] > row[b]; });
        order.resize(std::min(order.size(), query.maxBones));
        return order;
    }
    const std::span<const std::vector<float>> rows = distances();
    for (const Influence& influence : query.influences) {
        const std::int32_t source = input().sourceOf(influence.joint);
        if (source != kNone) {
            order.push_back(static_cast<std::size_t>(source));
        }
    }
    const auto told = static_cast<std::ptrdiff_t>(order.size());
    for (std::size_t s = 0; s < rows.size(); ++s) {
        if (std::isfinite(rows[s][query.vertex]) &&
            std::find(order.begin(), order.begin() + told, s) == order.begin() + told) {
            order.push_back(s);
        }
    }
    std::stable_sort(order.begin() + told, order.end(), [&](std::size_t a, std::size_t b) {
        return rows[a][query.vertex] < rows[b][query.vertex];
    });
    order.resize(std::min(order.size(), query.maxBones));
    return order;
}

Expected<void> Solution::explain(const ExplainQuery& query, VertexExplanation& explanation,
                                 Progress& progress) const {
    tellWeighting(*this, query, explanation, progress);
    const std::vector<std::size_t> sources = sourcesInOrder(query);
    for (const std::size_t source : sources) {
        BonePath path;
        path.joint = input().sources.joints[source].joint;
        path.fraction = weightOf(query.influences, path.joint);
        if (const BoneDistances* measured = this->measured()) {
            path.meters = static_cast<double>(measured->rows[source][query.vertex]) * measured->extent *
                          query.scene.metersPerUnit;
        }
        explanation.bones.push_back(std::move(path));
    }
    return tracePaths(query.scene, query.vertex, sources, explanation, progress);
}

Expected<void> Solution::tracePaths(const Scene& scene, std::uint32_t vertex,
                                    std::span<const std::size_t> sources, VertexExplanation& explanation,
                                    Progress& progress) const {
    const Vec3& position = input().problem.vertices[vertex];
    for (std::size_t i = 0; i < sources.size(); ++i) {
        PathStep start;
        start.position = nearestPoint(position, input().sources.joints[sources[i]]);
        explanation.bones[i].meters = (start.position - position).norm() * scene.metersPerUnit;
        explanation.bones[i].steps = {start};
    }
    return progress.canceled() ? Expected<void>(fail(ErrorCode::Canceled)) : Expected<void>();
}

std::vector<Vec3> BonePath::line(const Vec3& end) const {
    std::vector<Vec3> vertices;
    vertices.reserve(steps.size() + 1);
    for (const PathStep& step : steps) {
        vertices.push_back(step.position);
    }
    vertices.push_back(end);
    return vertices;
}

float weightOf(std::span<const Influence> influences, std::int32_t joint) {
    const auto found = std::find_if(influences.begin(), influences.end(),
                                    [joint](const Influence& influence) { return influence.joint == joint; });
    return found == influences.end() ? 0.0F : found->weight;
}

float movedFraction(std::span<const Influence> a, std::span<const Influence> b) {
    float sum = 0.0F;
    for (const Influence& influence : a) {
        sum += std::abs(influence.weight - weightOf(b, influence.joint));
    }
    for (const Influence& influence : b) {
        sum += weightOf(a, influence.joint) > 0.0F ? 0.0F : influence.weight;
    }
    return sum / 2.0F;
}

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
            path.fraction = influence.weight;
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
