#pragma once

#include "core/bind/BindInput.h"
#include "core/distance/CostGraph.h"
#include "core/distance/VertexLookup.h"
#include "core/solve/geodesic/distances/SearchLimits.h"
#include "core/solve/volume/BindVolume.h"

#include <memory>
#include <mutex>
#include <vector>

namespace sinew {

/// A character's volume, ready for searches.
struct SearchedVolume {
    std::shared_ptr<const BindInput> input;
    std::shared_ptr<const BindVolume> volume;
    std::shared_ptr<const VertexLookup> lookup;
    std::shared_ptr<const CostGraph> costGraph; ///< of that volume

    double voxelSize() const { return volume->voxels.frame().voxelSize; } ///< model units
};

/// Measures on demand how far bones are: one bone at a time, and no farther than is asked about. What was
/// measured is kept.
class FarSearch {
public:
    /// `reaches` #G, model units: how far from a bone each welded vertex is asked about; infinity: not at
    /// all.
    FarSearch(SearchedVolume searched, std::vector<float> reaches);

    /// Whether a welded vertex is farther than its reach from a source's bone. The first question about a
    /// source takes a search: O(#leaves within reach of its bone).
    bool isBeyond(std::size_t source, std::uint32_t vertex);
    /// How many sources have been searched.
    std::size_t searched() const;

private:
    bool straightLineIsBeyond(std::size_t source, std::uint32_t vertex) const;
    std::vector<bool> search(std::size_t source);

    SearchedVolume m_searched;
    std::vector<float> m_reaches; ///< #G, model units
    mutable std::mutex m_mutex;
    std::unique_ptr<const SearchLimits> m_limits; ///< null: nothing was searched
    std::vector<std::vector<bool>> m_beyond;      ///< #S of #G, or empty: not searched
};

} // namespace sinew
