#pragma once

#include "core/base/Progress.h"
#include "core/distance/CostGraph.h"
#include "core/distance/VertexLookup.h"

#include <span>
#include <vector>

namespace sinew {

/// How far every leaf is searched, voxels. Keeps references to graph and lookup.
class SearchLimits {
public:
    SearchLimits(const CostGraph& graph, const VertexLookup& lookup)
        : m_graph(graph)
        , m_lookup(lookup) {}

    /// For vertices that read from as far as `reaches[p]` (voxels; vertices whose reach is not finite are
    /// left out): for every leaf the largest of
    ///   reaches[p] - way from the leaf to p.
    /// A path that goes through a leaf farther than that is too long for every vertex. The ways come from one
    /// search of all vertices at once (CostGraph::backwards), of which kOfWay counts, so that none is longer
    /// than what is left of a path. False when canceled. O(#leaves * 6 + lines of sight + #vertices).
    bool measure(std::span<const float> reaches, Progress& progress);

    /// The limits (#leaves) of a search that has to go `part` (0..1) of all these reaches far.
    std::vector<float> forPart(float part) const;

private:
    void start(std::span<const float> reaches);

    const CostGraph& m_graph;
    const VertexLookup& m_lookup;
    std::vector<float> m_reach; ///< #leaves, with what more is needed to read the vertices
    float m_mostBeyond = 0.0F;  ///< what that is at most
};

} // namespace sinew
