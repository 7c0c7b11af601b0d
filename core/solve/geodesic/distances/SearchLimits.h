#pragma once

#include "core/distance/CostGraph.h"
#include "core/distance/GeodesicDistance.h"
#include "core/distance/VertexLookup.h"
#include "core/solve/geodesic/volume/BindVolume.h"

#include <span>
#include <vector>

namespace sinew {

/// How far every leaf is searched, voxels. Keeps references to volume and lookup.
class SearchLimits {
public:
    SearchLimits(const BindVolume& volume, const VertexLookup& lookup);

    /// For vertices that read from as far as `reaches[p]` (voxels; vertices whose reach is not finite are
    /// left out): for every leaf the largest of
    ///   reaches[p] - way from the leaf to p.
    /// A path that goes through a leaf farther than that is too long for every vertex. The ways come from one
    /// search of all vertices at once (GeodesicSearch, backwards over bridges), in which walls are free and
    /// kOfWay of a way counts, so that none is longer than what is left of a path. False when canceled.
    /// O(#leaves * 6 + lines of sight + #vertices).
    bool measure(std::span<const float> reaches, Progress& progress);

    /// The limits (#leaves) of a search that has to go `part` (0..1) of all these reaches far through
    /// `graph`, whose walls cost.
    std::vector<float> forPart(float part, const CostGraph& graph) const;

private:
    /// The leaves that vertices read from, as far behind the one with the most reach as they have less.
    DistanceSeeds seedsOf(std::span<const float> reaches);

    const VertexLookup& m_lookup;
    CostGraph m_ways;
    GeodesicSearch m_search;
    float m_most = 0.0F;       ///< reach of a leaf
    float m_mostBeyond = 0.0F; ///< what reading a vertex needs more than its reach, at most
};

} // namespace sinew
