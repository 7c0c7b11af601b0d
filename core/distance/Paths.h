#pragma once

namespace sinew {

/// What the paths run over that distances are measured along.
enum class Paths {
    AnyAngle, ///< straight lines that turn at corners of the volume (GeodesicDistance.h)
    Centers   ///< the paper's algorithm 3: from centre to centre of leaves that touch (CenterPaths.h)
};

} // namespace sinew
