#pragma once

namespace sinew {

/// Where a point reads its distance.
enum class Lookup {
    Smooth, ///< straight from the anchors of the voxels around the point, blended trilinearly: no facets
    Voxel   ///< the paper's eq. 7: the point's own voxel and the straight way from its centre
};

} // namespace sinew
