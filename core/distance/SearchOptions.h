#pragma once

namespace sinew {

/// Where a vertex reads its distance.
enum class Lookup {
    Smooth, ///< straight from the parents of the voxels around the vertex, blended trilinearly: no facets
    Voxel   ///< the paper's eq. 7: the vertex's own voxel and the straight way from its centre
};

/// What the paths run over that distances are measured along.
enum class Paths {
    AnyAngle, ///< straight lines that turn at corners of the volume (GeodesicDistance.h)
    Centers   ///< the paper's algorithm 3: from centre to centre of leaves that touch (CenterPaths.h)
};

} // namespace sinew
