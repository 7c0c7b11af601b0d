#include "core/base/Parallel.h"
#include "core/layers/operations/OperationRun.h"
#include "core/layers/operations/SmoothVertices.h"

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

constexpr std::size_t kWeightOutliersGrain = 512;

/// How far a vertex is from the most alike of its neighbours; 0 where those do not agree, or are too few.
double isolation(const LayerSurface& surface, const SkinWeights& means, std::uint32_t weldedVertex,
                 std::span<const Influence> now) {
    const std::span<const std::uint32_t> neighbors = surface.neighbors(weldedVertex);
    double least = 1.0;
    std::size_t weighted = 0;
    std::vector<Influence> sum;
    for (const std::uint32_t next : neighbors) {
        if (!means.at(next).empty()) {
            least = std::min(least, influenceDistance(now, means.at(next)));
            sum.insert(sum.end(), means.at(next).begin(), means.at(next).end());
            ++weighted;
        }
    }
    if (weighted < 2) {
        return 0.0;
    }
    SkinWeightsBuilder builder;
    builder.add(sum);
    const SkinWeights mean = builder.finish();
    double apart = 0.0;
    for (const std::uint32_t next : neighbors) {
        apart += means.at(next).empty() ? 0.0 : influenceDistance(means.at(next), mean.at(0));
    }
    return least >= 2.0 * apart / static_cast<double>(weighted) ? least : 0.0;
}

} // namespace

std::vector<WeightOutlier> findWeightOutliers(const LayerContext& context, const PartWeights& weights,
                                              double threshold) {
    const LayerSurface& surface = *context.surface;
    const OperationInput input{context, weights, {}, {}};
    const OperationRun run(input);
    std::vector<std::uint32_t> weldedVertices(surface.weldedCount());
    std::iota(weldedVertices.begin(), weldedVertices.end(), 0U);
    const SkinWeights means = SmoothPlaces(surface, run.weights()).means(weldedVertices);
    std::vector<double> distances(surface.vertexCount());
    parallelFor(distances.size(), kWeightOutliersGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const auto index = static_cast<std::uint32_t>(p);
            const std::span<const Influence> now = influencesAt(run.weights(), surface.vertexAt(index));
            distances[p] = now.empty() ? 0.0 : isolation(surface, means, surface.weldedVertexOf(index), now);
        }
    });
    std::vector<WeightOutlier> rogues;
    for (std::uint32_t p = 0; p < distances.size(); ++p) {
        if (distances[p] > 0.0 && distances[p] >= threshold) {
            rogues.push_back({surface.vertexAt(p), distances[p]});
        }
    }
    std::ranges::stable_sort(rogues, std::greater<>(), &WeightOutlier::distance);
    return rogues;
}

} // namespace sinew
