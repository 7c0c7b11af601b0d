#include "core/solve/geodesic/distances/RegionReach.h"

#include "core/weights/Falloff.h"

#include <algorithm>

namespace sinew {

RegionReach::RegionReach(const BindInput& input, const WeightingSettings& settings)
    : m_plan(planRegions(input, settings))
    , m_everywhere(input.sources.joints.size(), false) {
    for (const WeightRules& rules : m_plan.rules) {
        for (std::size_t s = 0; s < rules.allowed.size(); ++s) {
            m_everywhere[s] = m_everywhere[s] || rules.allowed[s];
        }
    }
}

double RegionReach::reachOf(const WeightRules& rules, double nearest) const {
    return falloffReach(nearest, rules.falloff, rules.leastAlpha,
                        leastShare(rules.maxInfluences, m_everywhere.size()));
}

double RegionReach::reachOf(std::uint32_t vertex, double nearest) const {
    double reach = reachOf(m_plan.base, nearest);
    if (const std::size_t index = m_plan.indexOf(vertex); index < m_plan.vertices.size()) {
        for (const RuleShare& share : m_plan.sharesOf(index)) {
            reach = std::max(reach, reachOf(m_plan.rules[share.rules], nearest));
        }
    }
    return reach;
}

} // namespace sinew
