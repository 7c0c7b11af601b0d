#include "core/solve/MixedWeights.h"

#include "core/bind/RegionPlan.h"
#include "core/bind/parts/OverriddenWeights.h"
#include "core/solve/BindState.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace sinew {
namespace {

/// Collects the fractions of all solvers of a state, the character's first.
class Mixer {
public:
    Mixer(const BindState& state, const BindSettings& settings)
        : m_input(*state.input)
        , m_settings(settings)
        // Rules that are not the state's wait for the next bind.
        , m_rules(withoutSolvers(settings.parts) == withoutSolvers(state.settings.parts)
                      ? settings.parts
                      : state.settings.parts) {
        m_keys.push_back(state.settings.solver);
        m_solutions.push_back(state.solution.get());
        for (const KeyedSolution& further : state.further) {
            m_keys.push_back(further.key);
            m_solutions.push_back(further.solution.get());
        }
    }

    SolverMix run() {
        if (m_keys.size() > 1) {
            m_fractions.assign(m_input.problem.vertices.size() * m_keys.size(), 0.0F);
            addParts();
            layRegions();
        }
        return finish();
    }

private:
    std::size_t indexOf(const std::string& key) const {
        const auto found = std::ranges::find(m_keys, key);
        return found == m_keys.end() ? 0 : static_cast<std::size_t>(found - m_keys.begin());
    }
    std::span<float> row(std::size_t vertex) {
        return {m_fractions.data() + vertex * m_keys.size(), m_keys.size()};
    }

    /// Each part counts once for each solver that vertices of it name.
    void addParts() {
        const BindProblem& problem = m_input.problem;
        std::vector<std::size_t> ofRule;
        ofRule.reserve(m_rules.size());
        for (const PartRule& rule : m_rules) {
            ofRule.push_back(rule.solver.empty() ? 0 : indexOf(rule.solver));
        }
        std::vector<std::size_t> lastPart(m_fractions.size(), problem.parts.size());
        for (std::size_t n = 0; n < problem.parts.size(); ++n) {
            const auto welded = problem.surface.weldedVertices(n);
            for (std::uint32_t p = 0; p < welded.size(); ++p) {
                if (problem.plan.isExcluded(problem.parts[n], p)) {
                    continue;
                }
                const std::int32_t rule = problem.plan.ruleAt(problem.parts[n], p);
                const std::size_t solver = rule == kNone ? 0 : ofRule[static_cast<std::size_t>(rule)];
                const std::size_t cell = welded[p] * m_keys.size() + solver;
                m_fractions[cell] += lastPart[cell] == n ? 0.0F : 1.0F;
                lastPart[cell] = n;
            }
        }
        for (std::size_t vertex = 0; vertex < problem.vertices.size(); ++vertex) {
            const std::span<float> fractions = row(vertex);
            const float sum = std::accumulate(fractions.begin(), fractions.end(), 0.0F);
            for (float& fraction : fractions) {
                fraction = sum > 0.0F ? fraction / sum : 0.0F;
            }
            fractions[0] = sum > 0.0F ? fractions[0] : 1.0F;
        }
    }

    /// Only regions that name a solver: what the others hold stays with those below.
    void layRegions() {
        WeightingSettings naming = m_settings;
        std::erase_if(naming.regions, [](const Region& region) { return !region.solver; });
        naming.boneAlphas.clear();
        naming.alphaCurves.clear();
        if (naming.regions.empty()) {
            return;
        }
        const RegionPlan plan = planRegions(m_input, naming);
        for (std::size_t i = 0; i < plan.vertices.size(); ++i) {
            const std::span<float> fractions = row(plan.vertices[i]);
            for (float& fraction : fractions) {
                fraction *= plan.baseFractions[i];
            }
            for (const WeightedRules& rule : plan.fractionsOf(i)) {
                const Region& region = naming.regions[plan.rules[rule.rules].region];
                fractions[indexOf(*region.solver)] += rule.fraction;
            }
        }
    }

    /// Leaves out solvers that no vertex follows: their weights need not be made.
    SolverMix finish() const {
        const std::size_t all = m_keys.size();
        std::vector<std::size_t> used;
        for (std::size_t k = 0; k < all; ++k) {
            bool any = m_fractions.empty();
            for (std::size_t cell = k; cell < m_fractions.size() && !any; cell += all) {
                any = m_fractions[cell] > 0.0F;
            }
            if (any) {
                used.push_back(k);
            }
        }
        SolverMix mix;
        for (const std::size_t k : used) {
            mix.keys.push_back(m_keys[k]);
            mix.solutions.push_back(m_solutions[k]);
        }
        for (std::size_t first = 0; first < m_fractions.size() && used.size() > 1; first += all) {
            for (const std::size_t k : used) {
                mix.fractions.push_back(m_fractions[first + k]);
            }
        }
        return mix;
    }

    const BindInput& m_input;
    const BindSettings& m_settings;
    const std::vector<PartRule>& m_rules;
    std::vector<std::string> m_keys;
    std::vector<const Solution*> m_solutions;
    std::vector<float> m_fractions; ///< #G x #keys
};

} // namespace

std::size_t SolverMix::strongest(std::size_t vertex) const {
    if (single()) {
        return 0;
    }
    const std::span<const float> row = fractionsOf(vertex);
    return static_cast<std::size_t>(std::ranges::max_element(row) - row.begin());
}

SolverMix mixSolvers(const BindState& state, const BindSettings& settings) {
    return Mixer(state, settings).run();
}

std::vector<SolverVertices> verticesBySolver(const BindState& state, const SolverMix& mix) {
    const BindProblem& problem = state.input->problem;
    std::vector<SolverVertices> counts;
    counts.reserve(mix.keys.size());
    for (const std::string& key : mix.keys) {
        counts.push_back({key, 0});
    }
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        const auto welded = problem.surface.weldedVertices(n);
        for (std::uint32_t p = 0; p < welded.size(); ++p) {
            if (!problem.plan.isExcluded(problem.parts[n], p)) {
                ++counts[mix.strongest(welded[p])].vertices;
            }
        }
    }
    return counts;
}

namespace {

constexpr std::size_t kMixGrain = 1024;

/// In a mix of several: the only solver of a vertex, or their number.
std::size_t onlySolver(std::span<const float> fractions) {
    const auto positive = [](float fraction) { return fraction > 0.0F; };
    const auto first = std::ranges::find_if(fractions, positive);
    const bool one = std::none_of(first + 1, fractions.end(), positive);
    return one ? static_cast<std::size_t>(first - fractions.begin()) : fractions.size();
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
        const std::span<const float> fractions = m_mix.fractionsOf(vertex);
        for (std::size_t k = 0; k < fractions.size(); ++k) {
            for (const Influence& influence : m_weights[k].at(vertex)) {
                add(influence.joint, fractions[k] * influence.weight);
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
        const std::size_t only = onlySolver(mix.fractionsOf(vertex));
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
                const std::span<const float> fractions = mix.fractionsOf(p);
                const std::span<float> row = mixed.row(p);
                for (std::size_t s = 0; s < row.size(); ++s) {
                    row[s] = (k == 1 ? fractions[0] : 1.0F) * row[s] + fractions[k] * other.row(p)[s];
                }
            }
        });
    }
    return mixed;
}

} // namespace sinew
