#pragma once

#include "core/distance/CostGraph.h"
#include "core/distance/VertexLookup.h"

#include <span>
#include <vector>

namespace sinew {

/// How far every leaf is searched, voxels.
class SearchLimits {
public:
    /// For vertices that read from as far as `reaches[p]` (voxels; vertices with infinite reach are left
    /// out): for every leaf the largest of
    ///   reaches[p] - (way from the leaf to p) / 2,
    /// by ways along neighbours, half of which is never longer than the straight one: a path that goes
    /// through a leaf farther than that is too long for every vertex. O(#leaves * 6 + #vertices).
    SearchLimits(const CostGraph& graph, const VertexLookup& lookup, std::span<const float> reaches);

    /// The limits (#leaves) of a search that has to go `part` (0..1) of all these reaches far.
    std::vector<float> forPart(float part) const;

private:
    void start(const VertexLookup& lookup, std::span<const float> reaches);
    void spread();

    const CostGraph& m_graph;
    std::vector<float> m_reach; ///< #leaves, with what more is needed to read the vertices
    float m_mostBeyond = 0.0F;  ///< what that is at most
};

} // namespace sinew
