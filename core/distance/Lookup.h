#pragma once

namespace sinew {

/// Where a vertex reads its distance.
enum class Lookup {
    Smooth, ///< straight from the parents of the voxels around the vertex, blended trilinearly: no facets
    Voxel   ///< the paper's eq. 7: the vertex's own voxel and the straight way from its centre
};

} // namespace sinew
