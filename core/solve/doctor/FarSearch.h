#pragma once

#include "core/solve/geodesic/GeodesicSolution.h"
#include "core/solve/geodesic/distances/SearchLimits.h"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace sinew {

/// Measures on demand how far bones are, where a bind ended its searches early (SearchReach::WhereItCounts):
/// one bone at a time, and no farther than is asked about. What was measured is kept.
class FarSearch {
public:
    /// `reaches` #G, model units: how far from a bone each welded vertex is asked about; infinity: not at
    /// all.
    FarSearch(std::shared_ptr<const GeodesicSolution> solution, std::vector<float> reaches);

    /// Whether a welded vertex is farther than its reach from a source's bone. The first question about a
    /// source takes a search: O(#leaves within reach of its bone).
    bool isBeyond(std::size_t source, std::uint32_t vertex);
    /// How many sources have been searched.
    std::size_t searched() const;

private:
    bool straightLineIsBeyond(std::size_t source, std::uint32_t vertex) const;
    float voxelsPerUnit() const;
    std::vector<bool> search(std::size_t source);

    std::shared_ptr<const GeodesicSolution> m_solution;
    std::vector<float> m_reaches; ///< #G, model units
    mutable std::mutex m_mutex;
    std::unique_ptr<const SearchLimits> m_limits; ///< null: nothing was searched
    std::vector<std::vector<bool>> m_beyond;      ///< #S of #G, or empty: not searched
};

} // namespace sinew
