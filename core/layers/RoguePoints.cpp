#include "core/base/Parallel.h"
#include "core/layers/OperationRun.h"
#include "core/layers/SmoothPlaces.h"

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

constexpr std::size_t kRoguePointsGrain = 512;

/// How far a point is from the most alike of its neighbours; 0 where those do not agree, or are too few.
double isolation(const LayerSurface& surface, const SkinWeights& means, std::uint32_t place,
                 std::span<const Influence> now) {
    const std::span<const std::uint32_t> neighbors = surface.neighbors(place);
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

std::vector<RoguePoint> findRogues(const LayerGround& ground, const PartWeights& weights, double threshold) {
    const LayerSurface& surface = *ground.surface;
    const OperationInput input{ground, weights, {}, {}};
    const OperationRun run(input);
    std::vector<std::uint32_t> places(surface.placeCount());
    std::iota(places.begin(), places.end(), 0U);
    const SkinWeights means = SmoothPlaces(surface, run.weights()).means(places);
    std::vector<double> distances(surface.pointCount());
    parallelFor(distances.size(), kRoguePointsGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const auto index = static_cast<std::uint32_t>(p);
            const std::span<const Influence> now = influencesAt(run.weights(), surface.pointAt(index));
            distances[p] = now.empty() ? 0.0 : isolation(surface, means, surface.placeOf(index), now);
        }
    });
    std::vector<RoguePoint> rogues;
    for (std::uint32_t p = 0; p < distances.size(); ++p) {
        if (distances[p] > 0.0 && distances[p] >= threshold) {
            rogues.push_back({surface.pointAt(p), distances[p]});
        }
    }
    std::ranges::stable_sort(rogues, std::greater<>(), &RoguePoint::distance);
    return rogues;
}

} // namespace sinew
