#include "core/bind/regions/RegionPlan.h"

#include "core/bind/regions/RegionVertices.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

/// The rules outside of all regions.
WeightRules baseRules(const BindInput& input, const WeightingSettings& settings,
                      std::span<const std::size_t> sources) {
    WeightRules rules;
    rules.falloff = settings.falloff;
    rules.maxInfluences = static_cast<std::size_t>(settings.maxInfluences);
    for (const std::size_t source : sources) {
        double alpha = settings.alpha;
        for (const BoneAlpha& bone : settings.boneAlphas) {
            alpha = bone.joint == input.sources.names[source] ? bone.alpha : alpha;
        }
        rules.alphas.push_back(alpha);
    }
    rules.leastAlpha = rules.alphas.empty() ? settings.alpha : *std::ranges::min_element(rules.alphas);
    return rules;
}

WeightRules regionRules(const BindInput& input, const Region& region, const WeightRules& base,
                        std::span<const std::size_t> sources) {
    WeightRules rules = base;
    rules.falloff = region.falloff.value_or(base.falloff);
    if (region.maxInfluences) {
        rules.maxInfluences = static_cast<std::size_t>(*region.maxInfluences);
    }
    if (region.alpha) {
        std::ranges::fill(rules.alphas, *region.alpha);
        rules.leastAlpha = *region.alpha;
    }
    const std::vector<std::size_t> only = sourcesOf(region, input.sources);
    for (const std::size_t source : sources) {
        rules.allowed.push_back(only.empty() || std::ranges::find(only, source) != only.end());
    }
    const auto allowed = std::ranges::count(rules.allowed, true);
    if (allowed == 0 || allowed == std::ssize(rules.allowed)) {
        rules.allowed.clear();
    }
    return rules;
}

/// Merges what each of the rules holds by vertex.
class Merge {
public:
    Merge(RegionPlan& plan, std::vector<std::vector<RegionVertex>> held)
        : m_plan(plan)
        , m_held(std::move(held))
        , m_next(m_held.size(), 0) {}

    void run() {
        for (std::uint32_t vertex = nextVertex(); vertex != kEnd; vertex = nextVertex()) {
            take(vertex);
        }
    }
    /// Every vertex below `count`, also those in no region.
    void runAll(std::size_t count) {
        for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
            take(vertex);
        }
    }

private:
    static constexpr std::uint32_t kEnd = std::numeric_limits<std::uint32_t>::max();

    std::uint32_t nextVertex() const {
        std::uint32_t least = kEnd;
        for (std::size_t r = 0; r < m_held.size(); ++r) {
            least = m_next[r] < m_held[r].size() ? std::min(least, m_held[r][m_next[r]].vertex) : least;
        }
        return least;
    }

    void take(std::uint32_t vertex) {
        const auto first = std::ssize(m_plan.shares);
        float rest = 1.0F;
        for (std::size_t r = 0; r < m_held.size(); ++r) {
            if (m_next[r] == m_held[r].size() || m_held[r][m_next[r]].vertex != vertex) {
                continue;
            }
            const float amount = m_held[r][m_next[r]++].amount;
            for (auto share = m_plan.shares.begin() + first; share != m_plan.shares.end(); ++share) {
                share->share *= 1.0F - amount;
            }
            rest *= 1.0F - amount;
            m_plan.shares.push_back({r, amount});
        }
        const auto covered = std::remove_if(m_plan.shares.begin() + first, m_plan.shares.end(),
                                            [](const RuleShare& share) { return !(share.share > 0.0F); });
        m_plan.shares.erase(covered, m_plan.shares.end());
        m_plan.vertices.push_back(vertex);
        m_plan.baseShares.push_back(rest);
        m_plan.firstShare.push_back(m_plan.shares.size());
    }

    RegionPlan& m_plan;
    std::vector<std::vector<RegionVertex>> m_held;
    std::vector<std::size_t> m_next;
};

} // namespace

std::size_t RegionPlan::indexOf(std::uint32_t vertex) const {
    const auto found = std::ranges::lower_bound(vertices, vertex);
    return found != vertices.end() && *found == vertex ? static_cast<std::size_t>(found - vertices.begin())
                                                       : vertices.size();
}

bool RegionPlan::limitsDiffer() const {
    return std::ranges::any_of(
        rules, [this](const WeightRules& own) { return own.maxInfluences != base.maxInfluences; });
}

std::vector<std::size_t> sourcesOf(const Region& region, const Bones& sources) {
    std::vector<std::size_t> found;
    for (const std::string& joint : region.joints) {
        const auto named = std::ranges::find(sources.names, joint);
        if (named != sources.names.end()) {
            found.push_back(static_cast<std::size_t>(named - sources.names.begin()));
        }
    }
    return found;
}

RegionPlan planRegions(const BindInput& input, const WeightingSettings& settings,
                       std::span<const std::size_t> sources) {
    RegionPlan plan;
    plan.base = baseRules(input, settings, sources);
    std::vector<std::vector<RegionVertex>> held;
    for (std::size_t r = 0; r < settings.regions.size(); ++r) {
        const Region& region = settings.regions[r];
        if (region.on && (region.joints.empty() || !sourcesOf(region, input.sources).empty())) {
            plan.rules.push_back(regionRules(input, region, plan.base, sources));
            plan.rules.back().region = r;
            held.push_back(verticesOfRegion(region, input.problem));
        }
    }
    Merge merge(plan, std::move(held));
    const bool boneAlphas =
        std::ranges::any_of(plan.base.alphas, [&](double alpha) { return alpha != settings.alpha; });
    boneAlphas ? merge.runAll(input.problem.vertices.size()) : merge.run();
    return plan;
}

RegionPlan planRegions(const BindInput& input, const WeightingSettings& settings) {
    return planRegions(input, settings, input.allSources());
}

} // namespace sinew
