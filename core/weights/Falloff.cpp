#include "core/weights/Falloff.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {
namespace {

double exponentialScale(double alpha) {
    return 0.05 * std::pow(0.1, alpha);
}

} // namespace

double relativeWeight(double d, double nearest, Falloff falloff, double alpha) {
    switch (falloff) {
    case Falloff::Power:
        return std::pow(nearest / d, powerExponent(alpha));
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

double minFraction(std::size_t maxInfluences, std::size_t sources) {
    const std::size_t kept = maxInfluences == 0 ? sources : std::min(maxInfluences, sources);
    return kMinFraction / static_cast<double>(std::max<std::size_t>(kept, 2) - 1);
}

double falloffReach(double nearest, Falloff falloff, double alpha, double fraction) {
    if (!(fraction > 0.0)) {
        return std::numeric_limits<double>::infinity();
    }
    const double d = std::max(kDistanceTolerance, nearest);
    switch (falloff) {
    case Falloff::Power:
        return d * std::pow(fraction, -1.0 / powerExponent(alpha));
    case Falloff::Quadratic: { // (1 - alpha) x + alpha x^2 = spread
        const double spread = ((1.0 - alpha) * d + alpha * d * d) / std::sqrt(fraction);
        return 2.0 * spread / (1.0 - alpha + std::sqrt((1.0 - alpha) * (1.0 - alpha) + 4.0 * alpha * spread));
    }
    case Falloff::Exponential:
        return d - exponentialScale(alpha) * std::log(fraction);
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

/// Turns one vertex's distances into its strongest influences. Weight falls with distance, so only the
/// nearest sources are worth an exponential: as many as are kept, and one more, at which the limit looks.
class VertexWeights {
public:
    VertexWeights(std::span<const std::int32_t> joints, Falloff falloff, double alpha, std::size_t limit,
                  double fraction)
        : m_joints(joints)
        , m_falloff(falloff)
        , m_alpha(alpha)
        , m_limit(limit)
        , m_minFraction(fraction)
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
            const double weight = m_weights[i] < m_minFraction ? 0.0 : m_weights[i];
            m_influences[i] = {m_joints[m_near[i].second], static_cast<float>(weight)};
        }
        // Different distances can round to one weight; then the smaller joint comes first.
        std::sort(m_influences.begin(), m_influences.end(), strongerInfluence);
        return std::span<const Influence>(m_influences).first(keptByLimit(m_influences, m_limit));
    }

private:
    std::span<const std::int32_t> m_joints;
    Falloff m_falloff;
    double m_alpha;
    std::size_t m_limit;
    double m_minFraction;
    std::vector<std::pair<float, std::size_t>> m_near; ///< distance and source
    std::vector<float> m_distances;
    std::vector<double> m_weights;
    std::vector<Influence> m_influences;
};

constexpr std::size_t kFalloffGrain = 1024;

SkinWeights pruned(SkinWeights weights, std::size_t limit, double threshold) {
    if (threshold > 0.0) {
        return limitInfluences(weights, limit, static_cast<float>(threshold));
    }
    return weights;
}

/// One vertex's weights of sum 1, without those under `fraction` of the largest.
void fillRow(std::span<const float> distances, Falloff falloff, double alpha, double fraction,
             std::vector<float>& near, std::vector<double>& weights, std::span<float> row) {
    float nearest = std::numeric_limits<float>::infinity();
    for (const float d : distances) {
        nearest = std::min(nearest, std::max(static_cast<float>(kDistanceTolerance), d));
    }
    // Beyond this the weight is less, so it need not be computed.
    const auto reach = static_cast<float>(
        std::min(falloffReach(static_cast<double>(nearest), falloff, alpha, fraction) * kReachSlack,
                 static_cast<double>(std::numeric_limits<float>::max())));
    near.clear();
    for (const float d : distances) {
        if (d <= reach) {
            near.push_back(d);
        }
    }
    weights.resize(near.size());
    evaluateFalloff(near, falloff, alpha, weights);
    double sum = 0.0;
    for (double& weight : weights) {
        weight = weight < fraction ? 0.0 : weight;
        sum += weight;
    }
    std::size_t next = 0;
    for (std::size_t s = 0; s < row.size(); ++s) {
        row[s] = distances[s] <= reach ? static_cast<float>(weights[next++] / sum) : 0.0F;
    }
}

} // namespace

SkinWeights weightsFromDistances(const DistanceTable& distances, std::span<const std::int32_t> joints,
                                 Falloff falloff, double alpha, const WeightLimits& limits,
                                 const Progress& progress) {
    const std::size_t sources = distances.sources();
    const std::size_t limit = limits.maxInfluences == 0 ? sources : std::min(limits.maxInfluences, sources);
    SkinWeights weights = buildWeights(distances.vertices(), std::min<std::size_t>(limit, 4), progress, [&] {
        VertexWeights row(joints, falloff, alpha, limit, limits.fraction);
        return [&, vertexWeights = std::move(row)](std::size_t p) mutable {
            return vertexWeights.of([&](std::size_t s) { return distances.at(s, p); });
        };
    });
    return pruned(std::move(weights), limit, limits.threshold);
}

WeightTable weightTable(const DistanceTable& distances, Falloff falloff, double alpha, double fraction,
                        const Progress& progress) {
    WeightTable table(distances.vertices(), distances.sources());
    parallelFor(table.vertices, kFalloffGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<float> all(table.sources);
        std::vector<float> near;
        std::vector<double> weights;
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (std::size_t s = 0; s < table.sources; ++s) {
                all[s] = distances.at(s, p);
            }
            fillRow(all, falloff, alpha, fraction, near, weights, table.row(p));
        }
    });
    return table;
}

SkinWeights weightsFromTable(const WeightTable& table, std::span<const std::int32_t> joints,
                             std::size_t maxInfluences, double threshold, const Progress& progress) {
    const std::size_t limit = maxInfluences == 0 ? table.sources : std::min(maxInfluences, table.sources);
    SkinWeights weights = buildWeights(table.vertices, std::min<std::size_t>(limit, 4), progress, [&] {
        return [&, influences = std::vector<Influence>()](std::size_t p) mutable {
            influences.clear();
            const std::span<const float> row = table.row(p);
            for (std::size_t s = 0; s < row.size(); ++s) {
                if (row[s] > 0.0F) {
                    influences.push_back({joints[s], row[s]});
                }
            }
            std::sort(influences.begin(), influences.end(), strongerInfluence);
            return std::span<const Influence>(influences).first(keptByLimit(influences, limit));
        };
    });
    return pruned(std::move(weights), limit, threshold);
}

void BoneFalloff::fill(std::span<const float> distances, std::span<float> row) const {
    double nearest = std::numeric_limits<double>::infinity();
    for (const float d : distances) {
        nearest = std::min(nearest, std::max(kDistanceTolerance, static_cast<double>(d)));
    }
    std::ranges::fill(row, 0.0F);
    if (!std::isfinite(nearest)) {
        return;
    }
    const double reach = falloffReach(nearest, falloff, minAlpha, fraction) * kReachSlack;
    double sum = 0.0;
    for (std::size_t s = 0; s < row.size(); ++s) {
        const double d = std::max(kDistanceTolerance, static_cast<double>(distances[s]));
        if (d <= reach && std::isfinite(d)) {
            const double weight = relativeWeight(d, nearest, falloff, alphas[s]);
            row[s] = weight < fraction ? 0.0F : static_cast<float>(weight);
            sum += static_cast<double>(row[s]);
        }
    }
    for (float& weight : row) {
        weight = static_cast<float>(static_cast<double>(weight) / sum);
    }
}

namespace {

/// What a solver leaves below this is no weight.
constexpr float kNoWeight = 1e-30F;

} // namespace

bool BoneStiffness::fill(std::span<const float> solved, std::span<float> row) const {
    std::ranges::fill(row, 0.0F);
    const float largest = solved.empty() ? 0.0F : *std::ranges::max_element(solved);
    if (!(largest > kNoWeight)) {
        return false;
    }
    double sum = 0.0;
    for (std::size_t s = 0; s < row.size(); ++s) {
        const double part = static_cast<double>(solved[s]) / static_cast<double>(largest);
        const double weight = alphas[s] == kDefaultAlpha
                                  ? part
                                  : std::pow(part, powerExponent(alphas[s]) / powerExponent(kDefaultAlpha));
        row[s] = weight < fraction ? 0.0F : static_cast<float>(weight);
        sum += static_cast<double>(row[s]);
    }
    for (float& weight : row) {
        weight = static_cast<float>(static_cast<double>(weight) / sum);
    }
    return true;
}

} // namespace sinew
