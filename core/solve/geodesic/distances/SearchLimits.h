#pragma once

#include "core/distance/VertexLookup.h"
#include "core/voxel/SparseVoxels.h"

#include <span>
#include <vector>

namespace sinew {

/// How far every leaf is searched, voxels.
class SearchLimits {
public:
    /// For vertices that read from as far as `reaches[p]` (voxels; vertices with infinite reach are left
    /// out): for every leaf the largest `reaches[p] - |leaf p|`, rounded up by cubes of 1/32 of the grid.
    /// O(#vertices
    /// + #leaves + cubes^2 in use), parallel.
    SearchLimits(const SparseVoxels& voxels, const VertexLookup& lookup, std::span<const float> reaches);

    /// The limits (#leaves) of a search that has to go `part` (0..1) of all these reaches far.
    std::vector<float> forPart(float part) const;

private:
    std::vector<float> m_reach; ///< #leaves
    std::vector<float> m_slack; ///< #leaves what more is needed to read the vertices there
    float m_farthestSample = 0.0F;
};

} // namespace sinew
