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

double leastShare(std::size_t maxInfluences, std::size_t sources) {
    const std::size_t kept = maxInfluences == 0 ? sources : std::min(maxInfluences, sources);
    return kLeastShare / static_cast<double>(std::max<std::size_t>(kept, 2) - 1);
}

double falloffReach(double nearest, Falloff falloff, double alpha, double share) {
    const double d = std::max(kDistanceTolerance, nearest);
    switch (falloff) {
    case Falloff::Power:
        return d * std::pow(share, -1.0 / lambda(alpha));
    case Falloff::Quadratic: { // (1 - alpha) x + alpha x^2 = spread
        const double spread = ((1.0 - alpha) * d + alpha * d * d) / std::sqrt(share);
        return 2.0 * spread / (1.0 - alpha + std::sqrt((1.0 - alpha) * (1.0 - alpha) + 4.0 * alpha * spread));
    }
    case Falloff::Exponential:
        return d - exponentialScale(alpha) * std::log(share);
    }
    return std::numeric_limits<double>::infinity();
}

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

namespace {

/// Turns one point's distances into its strongest influences. Weight falls with distance, so only the nearest
/// sources are worth an exponential: as many as are kept, and one more, at which the limit looks.
class PointWeights {
public:
    PointWeights(std::span<const std::int32_t> joints, Falloff falloff, double alpha, std::size_t limit)
        : m_joints(joints)
        , m_falloff(falloff)
        , m_alpha(alpha)
        , m_limit(limit)
        , m_leastShare(leastShare(limit, joints.size()))
        , m_near(joints.size())
        , m_distances(std::min(limit + 1, joints.size()))
        , m_weights(m_distances.size())
        , m_influences(m_distances.size()) {}

    /// `distanceOf(s)` of each source; at most `limit` influences, largest first.
    template<typename Distance>
    std::span<const Influence> of(const Distance& distanceOf) {
        for (std::size_t s = 0; s < m_near.size(); ++s) {
            m_near[s] = {std::max(static_cast<float>(kDistanceTolerance), distanceOf(s)), s};
        }
        const auto asked = static_cast<std::ptrdiff_t>(m_distances.size());
        std::partial_sort(m_near.begin(), m_near.begin() + asked, m_near.end());
        for (std::size_t i = 0; i < m_distances.size(); ++i) {
            m_distances[i] = m_near[i].first;
        }
        evaluateFalloff(m_distances, m_falloff, m_alpha, m_weights);
        for (std::size_t i = 0; i < m_distances.size(); ++i) {
            const double weight = m_weights[i] < m_leastShare ? 0.0 : m_weights[i];
            m_influences[i] = {m_joints[m_near[i].second], static_cast<float>(weight)};
        }
        // Different distances can round to one weight; then the smaller joint comes first.
        std::sort(m_influences.begin(), m_influences.end(), [](const Influence& a, const Influence& b) {
            return a.weight != b.weight ? a.weight > b.weight : a.joint < b.joint;
        });
        return std::span<const Influence>(m_influences).first(keptByLimit(m_influences, m_limit));
    }

private:
    std::span<const std::int32_t> m_joints;
    Falloff m_falloff;
    double m_alpha;
    std::size_t m_limit;
    double m_leastShare;
    std::vector<std::pair<float, std::size_t>> m_near; ///< distance and source
    std::vector<float> m_distances;
    std::vector<double> m_weights;
    std::vector<Influence> m_influences;
};

} // namespace

SkinWeights weightsFromDistances(std::span<const std::vector<float>> distances,
                                 std::span<const std::int32_t> joints, Falloff falloff, double alpha,
                                 std::size_t maxInfluences, double threshold) {
    const std::size_t sources = distances.size();
    const std::size_t points = sources == 0 ? 0 : distances[0].size();
    const std::size_t limit = maxInfluences == 0 ? sources : std::min(maxInfluences, sources);
    constexpr std::size_t grain = 1024;
    std::vector<SkinWeights> chunks((points + grain - 1) / grain);
    parallelFor(chunks.size(), 1, [&](std::size_t firstChunk, std::size_t endChunk) {
        PointWeights pointWeights(joints, falloff, alpha, limit);
        for (std::size_t chunk = firstChunk; chunk < endChunk; ++chunk) {
            const std::size_t end = std::min(points, (chunk + 1) * grain);
            SkinWeightsBuilder builder;
            builder.reserve(end - chunk * grain, (end - chunk * grain) * std::min<std::size_t>(limit, 4));
            for (std::size_t p = chunk * grain; p < end; ++p) {
                builder.add(pointWeights.of([&](std::size_t s) { return distances[s][p]; }));
            }
            chunks[chunk] = builder.finish();
        }
    });
    const SkinWeights weights = joinWeights(chunks);
    return threshold > 0.0 ? limitInfluences(weights, limit, static_cast<float>(threshold)) : weights;
}

} // namespace sinew
