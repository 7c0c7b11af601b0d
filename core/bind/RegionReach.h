#pragma once

#include "core/bind/RegionPlan.h"

#include <vector>

namespace sinew {

/// How far bones count at the points of a field under its own settings and regions.
class RegionReach {
public:
    explicit RegionReach(const BindField& field);

    /// The distance from which on a source is left out at a point; unit cube, as falloffReach.
    double reachOf(std::uint32_t point, double nearest) const;
    /// Whether a region is bound to this source, however far it is.
    bool everywhere(std::size_t source) const { return m_everywhere[source]; }

private:
    double reachOf(const WeighRules& rules, double nearest) const;

    RegionPlan m_plan;
    std::vector<bool> m_everywhere; ///< #S
};

} // namespace sinew
