#include "core/layers/WeightOperations.h"

#include "core/layers/HammerPlaces.h"
#include "core/layers/OperationRun.h"
#include "core/layers/RelaxStage.h"
#include "core/layers/SmoothPlaces.h"

namespace sinew {

OperationResult normalizeWeights(const OperationInput& input) {
    return OperationRun(input).each(
        [](const SurfacePoint&, std::span<const Influence> now, std::vector<Influence>& wanted) {
            wanted.assign(now.begin(), now.end());
        });
}

OperationResult limitWeights(const OperationInput& input, std::size_t limit) {
    return OperationRun(input).each(
        [&](const SurfacePoint&, std::span<const Influence> now, std::vector<Influence>& wanted) {
            const auto kept = now.first(keptByLimit(now, std::max<std::size_t>(limit, 1)));
            wanted.assign(kept.begin(), kept.end());
        });
}

OperationResult pruneWeights(const OperationInput& input, float threshold) {
    return OperationRun(input).each(
        [&](const SurfacePoint&, std::span<const Influence> now, std::vector<Influence>& wanted) {
            while (now.size() > 1 && now.back().weight < threshold) {
                now = now.first(now.size() - 1);
            }
            wanted.assign(now.begin(), now.end());
        });
}

OperationResult smoothWeights(const OperationInput& input, int rounds, float strength) {
    const OperationRun run(input);
    const std::vector<std::uint32_t> places = run.places();
    const float share = std::isfinite(strength) ? std::clamp(strength, 0.0F, 1.0F) : 0.0F;
    const SkinWeights smooth =
        SmoothPlaces(*input.ground.surface, run.weights())
            .smoothedWithin(places, std::clamp(rounds, 0, kMostRounds), share, input.progress);
    return run.fromPlaces(places, smooth);
}

OperationResult hammerWeights(const OperationInput& input) {
    const OperationRun run(input);
    const std::vector<std::uint32_t> places = run.places();
    return run.fromPlaces(places,
                          hammeredPlaces(*input.ground.surface, run.weights(), places, input.progress));
}

OperationResult averageWeights(const OperationInput& input) {
    PointTargets all = copyWeights(input.weights, input.points);
    std::vector<Influence> sum;
    for (std::size_t i = 0; i < all.points.size(); ++i) {
        sum.insert(sum.end(), all.weights.at(i).begin(), all.weights.at(i).end());
    }
    SkinWeightsBuilder mean;
    mean.add(sum);
    return pasteWeights(input, {{SurfacePoint()}, mean.finish()});
}

OperationResult pasteWeights(const OperationInput& input, const PointTargets& copied) {
    if (copied.points.empty()) {
        return OperationRun(input).result();
    }
    if (copied.points.size() != 1 && copied.points.size() != input.points.size()) {
        std::vector<Influence> sum;
        for (std::size_t i = 0; i < copied.points.size(); ++i) {
            sum.insert(sum.end(), copied.weights.at(i).begin(), copied.weights.at(i).end());
        }
        SkinWeightsBuilder mean;
        mean.add(sum);
        return pasteWeights(input, {{SurfacePoint()}, mean.finish()});
    }
    return OperationRun(input).each([&](const SurfacePoint& at, std::span<const Influence>,
                                        std::vector<Influence>& wanted) {
        const auto place = std::ranges::lower_bound(input.points, at) - input.points.begin();
        const auto given = copied.weights.at(copied.points.size() == 1 ? 0 : static_cast<std::size_t>(place));
        wanted.assign(given.begin(), given.end());
    });
}

PointTargets copyWeights(const PartWeights& weights, std::span<const SurfacePoint> points) {
    PointTargets result;
    SkinWeightsBuilder builder;
    for (const SurfacePoint& point : points) {
        builder.addSame(influencesAt(weights, point));
        result.points.push_back(point);
    }
    result.weights = builder.finish();
    return result;
}

} // namespace sinew
