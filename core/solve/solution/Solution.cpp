#include "core/solve/solution/Solution.h"

#include "core/bind/RegionPlan.h"
#include "core/bind/bones/Bones.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <variant>

namespace sinew {

const BoneDistances* Solution::measured() const {
    const auto* distances = std::get_if<std::shared_ptr<const BoneDistances>>(&m_solved);
    return distances != nullptr ? distances->get() : nullptr;
}

const WeightTable* Solution::solvedWeights() const {
    const auto* weights = std::get_if<std::shared_ptr<const WeightTable>>(&m_solved);
    return weights != nullptr ? weights->get() : nullptr;
}

std::span<const std::vector<float>> Solution::distances() const {
    return measured() != nullptr ? std::span<const std::vector<float>>(measured()->rows)
                                 : std::span<const std::vector<float>>();
}

double Solution::extent() const {
    return measured() != nullptr ? measured()->extent : 1.0;
}

SkinWeights Solution::weights(std::span<const std::size_t> sources, const WeightingSettings& settings,
                              Progress& progress) const {
    return limitedWeights({input(), surface(), m_solved}, sources, settings, progress);
}

WeightTable Solution::unlimited(std::span<const std::size_t> sources, const WeightingSettings& settings,
                                Progress& progress) const {
    return unlimitedWeights({input(), surface(), m_solved}, sources, settings, progress);
}

RigidShells Solution::rigidShells(const SkinWeights& solved, const WeightingSettings& settings) const {
    return findRigidShells(input(), surface(), solved, settings);
}

std::vector<float> Evidence::leafDistances(std::size_t /*source*/, Progress& /*progress*/) const {
    return {};
}

std::shared_ptr<const BindSurface> surfaceFor(const SolveRequest& request, const Progress& progress) {
    for (const Solution* lending : {request.previous, request.beside}) {
        if (lending != nullptr && lending->sharedInput() == request.input) {
            return lending->sharedSurface();
        }
    }
    if (request.surface) {
        return request.surface;
    }
    return std::make_shared<const BindSurface>(
        describeSurface(request.scene, request.input->problem, progress));
}

void Solution::addToReport(const Scene& /*scene*/, const SkinWeights& /*welded*/,
                           BindReport& /*report*/) const {}

namespace {

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
/// solved. Joints of handles and cages are none of the bones.
std::vector<std::size_t> Solution::sourcesInOrder(const ExplainQuery& query) const {
    std::vector<std::size_t> order;
    const std::size_t own = ownJointCount(query.scene.skeleton);
    const auto isOwn = [&](std::size_t source) {
        return static_cast<std::size_t>(input().sources.joints[source].joint) < own;
    };
    if (const WeightTable* table = solvedWeights()) {
        const std::span<const float> row = table->row(query.vertex);
        order = input().allSources();
        std::erase_if(order, std::not_fn(isOwn));
        std::ranges::stable_sort(order, [row](std::size_t a, std::size_t b) { return row[a] > row[b]; });
        order.resize(std::min(order.size(), query.maxBones));
        return order;
    }
    const std::span<const std::vector<float>> rows = distances();
    for (const Influence& influence : query.influences) {
        const std::int32_t source = input().sourceOf(influence.joint);
        if (source != kNone && isOwn(static_cast<std::size_t>(source))) {
            order.push_back(static_cast<std::size_t>(source));
        }
    }
    const auto told = static_cast<std::ptrdiff_t>(order.size());
    for (std::size_t s = 0; s < rows.size(); ++s) {
        if (isOwn(s) && std::isfinite(rows[s][query.vertex]) &&
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
        path.weight = weightOf(query.influences, path.joint);
        if (const BoneDistances* measured = this->measured()) {
            explanation.extentMeters = measured->extent * query.scene.metersPerUnit;
            path.meters =
                static_cast<double>(measured->rows[source][query.vertex]) * explanation.extentMeters;
            const auto& counted = query.settings.scaleByThickness ? measured->scaled : measured->rows;
            path.counted = static_cast<double>(counted[source][query.vertex]);
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

} // namespace sinew
