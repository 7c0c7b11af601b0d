#include "core/solve/TellWeighting.h"

#include "core/solve/Solver.h"
#include "core/weights/Falloff.h"

#include <algorithm>

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

void tellWeighting(const DistanceInput& from, const Solution& solution, const ExplainQuery& query,
                   const WeightingSettings& settings, VertexExplanation& explanation, Progress& progress) {
    const std::vector<std::size_t> sources = allowedSources(from.input, explanation);
    const RegionPlan plan = planRegions(from.input, settings, sources);
    if (const std::size_t index = plan.indexOf(query.vertex); index < plan.vertices.size()) {
        for (const RuleShare& share : plan.sharesOf(index)) {
            explanation.regions.push_back({settings.regions[plan.rules[share.rules].region], share.share});
        }
    }
    std::vector<double> weights = vertexByDistance(from, query.vertex, plan, sources, settings);
    explanation.byDistance = sortedShares(from.input, sources, weights);
    const WeightTable table = solution.unlimited(sources, settings, progress);
    const std::span<const float> row = table.row(query.vertex);
    weights.assign(row.begin(), row.end());
    explanation.smoothed = sortedShares(from.input, sources, weights);
}

} // namespace sinew
