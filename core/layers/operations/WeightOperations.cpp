#include "core/layers/operations/WeightOperations.h"

#include "core/layers/evaluate/RelaxStage.h"
#include "core/layers/operations/HammerVertices.h"
#include "core/layers/operations/OperationRun.h"
#include "core/layers/operations/SmoothVertices.h"

namespace sinew {
namespace {

/// `sign` 1: towards the neighbours' mean, -1: away from it.
OperationResult movedByMeans(const OperationInput& input, int rounds, float strength, float sign) {
    const OperationRun run(input);
    const std::vector<std::uint32_t> weldedVertices = run.places();
    const float share = std::isfinite(strength) ? std::clamp(strength, 0.0F, 1.0F) : 0.0F;
    const SkinWeights moved =
        SmoothPlaces(*input.context.surface, run.weights())
            .smoothedWithin(weldedVertices, std::clamp(rounds, 0, kMostRounds), sign * share, input.progress);
    return run.fromPlaces(weldedVertices, moved);
}

} // namespace

OperationResult normalizeWeights(const OperationInput& input) {
    return OperationRun(input).each(
        [](const VertexId&, std::span<const Influence> now, std::vector<Influence>& wanted) {
            wanted.assign(now.begin(), now.end());
        });
}

OperationResult limitWeights(const OperationInput& input, std::size_t limit) {
    return OperationRun(input).each(
        [&](const VertexId&, std::span<const Influence> now, std::vector<Influence>& wanted) {
            const auto kept = now.first(keptByLimit(now, std::max<std::size_t>(limit, 1)));
            wanted.assign(kept.begin(), kept.end());
        });
}

OperationResult pruneWeights(const OperationInput& input, float threshold) {
    return OperationRun(input).each(
        [&](const VertexId&, std::span<const Influence> now, std::vector<Influence>& wanted) {
            while (now.size() > 1 && now.back().weight < threshold) {
                now = now.first(now.size() - 1);
            }
            wanted.assign(now.begin(), now.end());
        });
}

OperationResult smoothWeights(const OperationInput& input, int rounds, float strength) {
    return movedByMeans(input, rounds, strength, 1.0F);
}

OperationResult sharpenWeights(const OperationInput& input, int rounds, float strength) {
    return movedByMeans(input, rounds, strength, -1.0F);
}

OperationResult hammerWeights(const OperationInput& input) {
    const OperationRun run(input);
    const std::vector<std::uint32_t> weldedVertices = run.places();
    return run.fromPlaces(weldedVertices, hammeredVertices(*input.context.surface, run.weights(),
                                                           weldedVertices, input.progress));
}

OperationResult averageWeights(const OperationInput& input) {
    VertexTargets all = copyWeights(input.weights, input.vertices);
    std::vector<Influence> sum;
    for (std::size_t i = 0; i < all.vertices.size(); ++i) {
        sum.insert(sum.end(), all.weights.at(i).begin(), all.weights.at(i).end());
    }
    SkinWeightsBuilder mean;
    mean.add(sum);
    return pasteWeights(input, {{VertexId()}, mean.finish()});
}

OperationResult pasteWeights(const OperationInput& input, const VertexTargets& copied) {
    if (copied.vertices.empty()) {
        return OperationRun(input).result();
    }
    if (copied.vertices.size() != 1 && copied.vertices.size() != input.vertices.size()) {
        std::vector<Influence> sum;
        for (std::size_t i = 0; i < copied.vertices.size(); ++i) {
            sum.insert(sum.end(), copied.weights.at(i).begin(), copied.weights.at(i).end());
        }
        SkinWeightsBuilder mean;
        mean.add(sum);
        return pasteWeights(input, {{VertexId()}, mean.finish()});
    }
    return OperationRun(input).each(
        [&](const VertexId& at, std::span<const Influence>, std::vector<Influence>& wanted) {
            const auto place = std::ranges::lower_bound(input.vertices, at) - input.vertices.begin();
            const auto given =
                copied.weights.at(copied.vertices.size() == 1 ? 0 : static_cast<std::size_t>(place));
            wanted.assign(given.begin(), given.end());
        });
}

VertexTargets copyWeights(const PartWeights& weights, std::span<const VertexId> vertices) {
    VertexTargets result;
    SkinWeightsBuilder builder;
    for (const VertexId& vertex : vertices) {
        builder.addSame(influencesAt(weights, vertex));
        result.vertices.push_back(vertex);
    }
    result.weights = builder.finish();
    return result;
}

} // namespace sinew
