#pragma once

#include "core/bind/regions/RegionPlan.h"

#include <vector>

namespace sinew {

/// How far bones count at the welded vertices under the settings and their regions.
class RegionReach {
public:
    RegionReach(const BindInput& input, const WeightingSettings& settings);

    /// The distance from which on a source is left out at a vertex; unit cube, as falloffReach.
    double reachOf(std::uint32_t vertex, double nearest) const;
    /// Whether a region is bound to this source, however far it is.
    bool everywhere(std::size_t source) const { return m_everywhere[source]; }

private:
    double reachOf(const WeightRules& rules, double nearest) const;

    RegionPlan m_plan;
    std::vector<bool> m_everywhere; ///< #S
};

} // namespace sinew
