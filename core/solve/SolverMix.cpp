#include "core/solve/SolverMix.h"

#include "core/bind/regions/RegionPlan.h"
#include "core/solve/BindState.h"

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

/// Collects the shares of all solvers of a state, the character's first.
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
            m_shares.assign(m_input.problem.vertices.size() * m_keys.size(), 0.0F);
            addParts();
            layRegions();
        }
        return finish();
    }

private:
    std::size_t placeOf(const std::string& key) const {
        const auto found = std::ranges::find(m_keys, key);
        return found == m_keys.end() ? 0 : static_cast<std::size_t>(found - m_keys.begin());
    }
    std::span<float> row(std::size_t vertex) {
        return {m_shares.data() + vertex * m_keys.size(), m_keys.size()};
    }

    /// Each part counts once for each solver that vertices of it name.
    void addParts() {
        const BindProblem& problem = m_input.problem;
        std::vector<std::size_t> ofRule;
        for (const PartRule& rule : m_rules) {
            ofRule.push_back(rule.solver.empty() ? 0 : placeOf(rule.solver));
        }
        std::vector<std::size_t> lastPart(m_shares.size(), problem.parts.size());
        for (std::size_t n = 0; n < problem.parts.size(); ++n) {
            const auto welded = problem.surface.weldedVertices(n);
            for (std::uint32_t p = 0; p < welded.size(); ++p) {
                if (problem.plan.isExcluded(problem.parts[n], p)) {
                    continue;
                }
                const std::int32_t rule = problem.plan.ruleAt(problem.parts[n], p);
                const std::size_t solver = rule == kNone ? 0 : ofRule[static_cast<std::size_t>(rule)];
                const std::size_t cell = welded[p] * m_keys.size() + solver;
                m_shares[cell] += lastPart[cell] == n ? 0.0F : 1.0F;
                lastPart[cell] = n;
            }
        }
        for (std::size_t vertex = 0; vertex < problem.vertices.size(); ++vertex) {
            const std::span<float> shares = row(vertex);
            const float sum = std::accumulate(shares.begin(), shares.end(), 0.0F);
            for (float& share : shares) {
                share = sum > 0.0F ? share / sum : 0.0F;
            }
            shares[0] = sum > 0.0F ? shares[0] : 1.0F;
        }
    }

    /// Only regions that name a solver: what the others hold stays with those below.
    void layRegions() {
        WeightingSettings naming = m_settings;
        std::erase_if(naming.regions, [](const Region& region) { return !region.solver; });
        naming.boneAlphas.clear();
        if (naming.regions.empty()) {
            return;
        }
        const RegionPlan plan = planRegions(m_input, naming);
        for (std::size_t i = 0; i < plan.vertices.size(); ++i) {
            const std::span<float> shares = row(plan.vertices[i]);
            for (float& share : shares) {
                share *= plan.baseShares[i];
            }
            for (const RuleShare& rule : plan.sharesOf(i)) {
                const Region& region = naming.regions[plan.rules[rule.rules].region];
                shares[placeOf(*region.solver)] += rule.share;
            }
        }
    }

    /// Leaves out solvers that no vertex follows: their weights need not be made.
    SolverMix finish() const {
        const std::size_t all = m_keys.size();
        std::vector<std::size_t> used;
        for (std::size_t k = 0; k < all; ++k) {
            bool any = m_shares.empty();
            for (std::size_t cell = k; cell < m_shares.size() && !any; cell += all) {
                any = m_shares[cell] > 0.0F;
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
        for (std::size_t first = 0; first < m_shares.size() && used.size() > 1; first += all) {
            for (const std::size_t k : used) {
                mix.shares.push_back(m_shares[first + k]);
            }
        }
        return mix;
    }

    const BindInput& m_input;
    const BindSettings& m_settings;
    const std::vector<PartRule>& m_rules;
    std::vector<std::string> m_keys;
    std::vector<const Solution*> m_solutions;
    std::vector<float> m_shares; ///< #G x #keys
};

} // namespace

std::size_t SolverMix::strongest(std::size_t vertex) const {
    if (single()) {
        return 0;
    }
    const std::span<const float> row = sharesOf(vertex);
    return static_cast<std::size_t>(std::ranges::max_element(row) - row.begin());
}

SolverMix mixSolvers(const BindState& state, const BindSettings& settings) {
    return Mixer(state, settings).run();
}

std::vector<SolverVertices> verticesBySolver(const BindState& state, const SolverMix& mix) {
    const BindProblem& problem = state.input->problem;
    std::vector<SolverVertices> counts;
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

} // namespace sinew
