#include "core/weights/Falloff.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Smallest distance that counts, in units of the unit cube's side: a point on a bone is not infinitely
/// bound.
constexpr double kDistanceTolerance = 1e-5;

double lambda(double alpha) {
    return (1.0 - alpha) * 5.0 + alpha * 30.0;
}

double exponentialScale(double alpha) {
    return 0.05 * std::pow(0.1, alpha);
}

/// Weight of a distance relative to that of the nearest source.
double relativeWeight(double d, double nearest, Falloff falloff, double alpha) {
    switch (falloff) {
    case Falloff::Power:
        return std::pow(nearest / d, lambda(alpha));
    case Falloff::Quadratic: {
        const auto spread = [alpha](double x) { return (1.0 - alpha) * x + alpha * x * x; };
        const double ratio = spread(nearest) / spread(d);
        return ratio * ratio;
    }
    case Falloff::Exponential:
        return std::exp((nearest - d) / exponentialScale(alpha));
    }
    return 0.0;
}

} // namespace

void evaluateFalloff(std::span<const float> distances, Falloff falloff, double alpha,
                     std::span<double> weights) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const float d : distances) {
        nearest = std::min(nearest, std::max(kDistanceTolerance, static_cast<double>(d)));
    }
    for (std::size_t s = 0; s < distances.size(); ++s) {
        const double d = std::max(kDistanceTolerance, static_cast<double>(distances[s]));
        weights[s] = std::isfinite(d) ? relativeWeight(d, nearest, falloff, alpha) : 0.0;
    }
}

SkinWeights weightsFromDistances(std::span<const std::vector<float>> distances,
                                 std::span<const std::int32_t> joints, Falloff falloff, double alpha,
                                 std::size_t maxInfluences, double threshold) {
    const std::size_t sources = distances.size();
    const std::size_t points = sources == 0 ? 0 : distances[0].size();
    const std::size_t limit = maxInfluences == 0 ? sources : std::min(maxInfluences, sources);
    std::vector<Influence> strongest(points * limit);
    parallelFor(points, 1024, [&](std::size_t begin, std::size_t end) {
        std::vector<float> row(sources);
        std::vector<double> weights(sources);
        std::vector<Influence> influences(sources);
        for (std::size_t p = begin; p < end; ++p) {
            for (std::size_t s = 0; s < sources; ++s) {
                row[s] = distances[s][p];
            }
            evaluateFalloff(row, falloff, alpha, weights);
            for (std::size_t s = 0; s < sources; ++s) {
                influences[s] = {joints[s], static_cast<float>(weights[s])};
            }
            // One more than is kept: the limit looks at the first influence it leaves out.
            const std::size_t sorted = std::min(limit + 1, sources);
            std::partial_sort(influences.begin(), influences.begin() + static_cast<std::ptrdiff_t>(sorted),
                              influences.end(), [](const Influence& a, const Influence& b) {
                                  return a.weight != b.weight ? a.weight > b.weight : a.joint < b.joint;
                              });
            const std::size_t kept = keptByLimit(std::span(influences).first(sorted), limit);
            std::copy_n(influences.begin(), kept, strongest.begin() + static_cast<std::ptrdiff_t>(p * limit));
        }
    });
    SkinWeightsBuilder builder;
    builder.reserve(points, points * std::min<std::size_t>(limit, 4));
    for (std::size_t p = 0; p < points; ++p) {
        builder.add(std::span<const Influence>(strongest).subspan(p * limit, limit));
    }
    const SkinWeights weights = builder.finish();
    return threshold > 0.0 ? limitInfluences(weights, limit, static_cast<float>(threshold)) : weights;
}

} // namespace sinew
