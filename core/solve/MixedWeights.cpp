#include "core/solve/MixedWeights.h"

#include "core/bind/parts/OverriddenWeights.h"
#include "core/bind/regions/RegionPlan.h"
#include "core/solve/Solver.h"
#include "core/solve/SolverProgress.h"
#include "core/weights/BuildWeights.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

constexpr std::size_t kMixGrain = 1024;

/// In a mix of several: the only solver of a vertex, or their number.
std::size_t onlySolver(std::span<const float> shares) {
    const auto positive = [](float share) { return share > 0.0F; };
    const auto first = std::ranges::find_if(shares, positive);
    const bool one = std::none_of(first + 1, shares.end(), positive);
    return one ? static_cast<std::size_t>(first - shares.begin()) : shares.size();
}

/// #G how many influences each vertex may have, 0: all; in regions the most that any of its rules allows.
std::vector<std::size_t> influenceLimits(const BindInput& input, const WeightingSettings& settings) {
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    const RegionPlan plan = planRegions(input, settings);
    std::vector<std::size_t> limits(input.problem.vertices.size(), plan.base.maxInfluences);
    for (std::size_t i = 0; i < plan.vertices.size() && plan.limitsDiffer(); ++i) {
        // 0 less one is the largest number.
        std::size_t most = plan.baseShares[i] > 0.0F ? plan.base.maxInfluences - 1 : 0;
        for (const RuleShare& rule : plan.sharesOf(i)) {
            most = std::max(most, plan.rules[rule.rules].maxInfluences - 1);
        }
        limits[plan.vertices[i]] = most == all ? 0 : most + 1;
    }
    return limits;
}

/// Mixes the influences of one vertex after another.
class VertexMix {
public:
    VertexMix(const SolverMix& mix, std::span<const SkinWeights> weights, float threshold)
        : m_mix(mix)
        , m_weights(weights)
        , m_threshold(threshold) {}

    /// Valid until the next call.
    std::span<const Influence> at(std::size_t vertex, std::size_t limit) {
        m_mixed.clear();
        const std::span<const float> shares = m_mix.sharesOf(vertex);
        for (std::size_t k = 0; k < shares.size(); ++k) {
            for (const Influence& influence : m_weights[k].at(vertex)) {
                add(influence.joint, shares[k] * influence.weight);
            }
        }
        std::ranges::sort(m_mixed, strongerInfluence);
        std::size_t kept = keptByLimit(m_mixed, limit);
        while (kept > 1 && m_mixed[kept - 1].weight < m_threshold) {
            --kept;
        }
        return std::span(m_mixed).first(kept);
    }

private:
    void add(std::int32_t joint, float weight) {
        const auto same = std::ranges::find(m_mixed, joint, &Influence::joint);
        if (same != m_mixed.end()) {
            same->weight += weight;
        } else if (weight > 0.0F) {
            m_mixed.push_back({joint, weight});
        }
    }

    const SolverMix& m_mix;
    std::span<const SkinWeights> m_weights;
    float m_threshold;
    std::vector<Influence> m_mixed;
};

/// The vertices that only one solver makes keep its weights as they are, the others are mixed.
SkinWeights joinSolvers(const BindInput& input, const SolverMix& mix, std::span<const SkinWeights> weights,
                        const WeightingSettings& settings, const Progress& progress) {
    const auto count = static_cast<std::uint32_t>(input.problem.vertices.size());
    std::vector<std::uint32_t> from;
    std::vector<std::uint32_t> shared;
    for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
        const std::size_t only = onlySolver(mix.sharesOf(vertex));
        const bool several = only == mix.keys.size();
        from.push_back(static_cast<std::uint32_t>(several ? 0 : only) * count + vertex);
        if (several) {
            shared.push_back(vertex);
        }
    }
    SkinWeights joined = gatherWeights(joinWeights(weights), from);
    if (shared.empty()) {
        return joined;
    }
    const std::vector<std::size_t> limits = influenceLimits(input, settings);
    const auto makeRow = [&] {
        return [&, row = VertexMix(mix, weights, static_cast<float>(settings.pruneBelow))](
                   std::size_t i) mutable { return row.at(shared[i], limits[shared[i]]); };
    };
    const SkinWeights mixed = buildWeights(shared.size(), 4, progress, makeRow);
    return progress.canceled() ? joined : replaceVertices(joined, shared, mixed);
}

} // namespace

SkinWeights mixedWeights(const SolverMix& mix, std::span<const std::size_t> sources,
                         const WeightingSettings& settings, Progress& progress) {
    std::vector<SkinWeights> weights;
    for (std::size_t k = 0; k < mix.keys.size() && !progress.canceled(); ++k) {
        SolverProgress own(progress, k, mix.keys.size());
        weights.push_back(mix.solutions[k]->weights(sources, settings, own));
    }
    if (progress.canceled()) { // what came may be of fewer vertices
        return noWeights(mix.solutions.front()->input().problem.vertices.size());
    }
    return mix.single() ? std::move(weights.front())
                        : joinSolvers(mix.solutions.front()->input(), mix, weights, settings, progress);
}

WeightTable mixedTable(const SolverMix& mix, std::span<const std::size_t> sources,
                       const WeightingSettings& settings, Progress& progress) {
    WeightTable mixed = mix.solutions.front()->unlimited(sources, settings, progress);
    for (std::size_t k = 1; k < mix.keys.size() && !progress.canceled(); ++k) {
        const WeightTable other = mix.solutions[k]->unlimited(sources, settings, progress);
        parallelFor(mixed.vertices, kMixGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t p = begin; p < end; ++p) {
                const std::span<const float> shares = mix.sharesOf(p);
                const std::span<float> row = mixed.row(p);
                for (std::size_t s = 0; s < row.size(); ++s) {
                    row[s] = (k == 1 ? shares[0] : 1.0F) * row[s] + shares[k] * other.row(p)[s];
                }
            }
        });
    }
    return mixed;
}

} // namespace sinew
