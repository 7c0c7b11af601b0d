#include "core/solve/DistanceSolution.h"

#include "core/bind/DistanceWeights.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Shares of sum 1, largest first; without those that count for nothing.
std::vector<Influence> sortedShares(const BindInput& input, const std::vector<std::size_t>& sources,
                                    std::span<const double> weights) {
    double sum = 0.0;
    for (const double weight : weights) {
        sum += weight;
    }
    std::vector<Influence> shares;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const double share = sum > 0.0 ? weights[i] / sum : 0.0;
        if (share >= kLeastShare) {
            shares.push_back({input.sources.joints[sources[i]].joint, static_cast<float>(share)});
        }
    }
    std::ranges::sort(shares, strongerInfluence);
    return shares;
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

} // namespace

SkinWeights DistanceSolution::weights(std::span<const std::size_t> sources, const WeightingSettings& settings,
                                      Progress& progress) const {
    return weightsByDistance({input(), surface(), measured()}, sources, settings, progress);
}

WeightTable DistanceSolution::unlimited(std::span<const std::size_t> sources,
                                        const WeightingSettings& settings, Progress& progress) const {
    return unlimitedWeights({input(), surface(), measured()}, sources, settings, progress);
}

/// Sources in the order they are told: by weight, then by distance.
std::vector<std::size_t> DistanceSolution::sourcesInOrder(const ExplainQuery& query) const {
    const std::vector<std::vector<float>>& rows = measured().rows;
    std::vector<std::size_t> order;
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
    order.resize(std::min(order.size(), query.mostBones));
    return order;
}

void DistanceSolution::tellStages(const ExplainQuery& query, VertexExplanation& explanation,
                                  Progress& progress) const {
    const std::vector<std::size_t> sources = allowedSources(input(), explanation);
    const RegionPlan plan = planRegions(input(), query.settings, sources);
    if (const std::size_t index = plan.indexOf(query.vertex); index < plan.vertices.size()) {
        for (const RuleShare& share : plan.sharesOf(index)) {
            explanation.regions.push_back(
                {query.settings.regions[plan.rules[share.rules].region], share.share});
        }
    }
    std::vector<double> weights =
        vertexByDistance({input(), surface(), measured()}, query.vertex, plan, sources, query.settings);
    explanation.byDistance = sortedShares(input(), sources, weights);
    const WeightTable table = unlimited(sources, query.settings, progress);
    const std::span<const float> row = table.row(query.vertex);
    weights.assign(row.begin(), row.end());
    explanation.smoothed = sortedShares(input(), sources, weights);
}

Expected<void> DistanceSolution::explain(const ExplainQuery& query, VertexExplanation& explanation,
                                         Progress& progress) const {
    tellStages(query, explanation, progress);
    const std::vector<std::size_t> sources = sourcesInOrder(query);
    for (const std::size_t source : sources) {
        BonePath path;
        path.joint = input().sources.joints[source].joint;
        path.share = shareOf(query.influences, path.joint);
        path.meters =
            static_cast<double>(measured().rows[source][query.vertex]) * extent() * query.scene.metersPerUnit;
        explanation.bones.push_back(std::move(path));
    }
    return tracePaths(query.scene, query.vertex, sources, explanation, progress);
}

} // namespace sinew
