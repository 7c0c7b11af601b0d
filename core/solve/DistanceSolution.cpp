#include "core/solve/DistanceSolution.h"

#include "core/bind/DistanceWeights.h"
#include "core/solve/TellWeighting.h"

#include <algorithm>
#include <cmath>

namespace sinew {

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

Expected<void> DistanceSolution::explain(const ExplainQuery& query, VertexExplanation& explanation,
                                         Progress& progress) const {
    tellWeighting({input(), surface(), measured()}, *this, query, query.settings, explanation, progress);
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
