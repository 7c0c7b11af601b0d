#pragma once

#include "core/rig/BodyVolume.h"
#include "core/rig/DenseGrid.h"

namespace sinew {

/// How a character stands in its model's space.
struct BodyAxes {
    int lateral = 0;     ///< model axis across its plane of symmetry: 0 or 2
    int leftSign = 1;    ///< whether its left is where that axis grows
    int frontSign = 1;   ///< the same of its front along the other axis
    double middle = 0.0; ///< where the plane of symmetry is along the lateral axis, model units
    double center = 0.0; ///< its middle along the other axis
    double floor = 0.0;
    double height = 1.0;
    double symmetry = 0.0;
    bool frontKnown = false;

    Transform modelFromBody() const;
};

/// The plane of symmetry is the upright one whose mirror image of the voxels coincides best with them. The
/// front is where the feet point (upright) or, of four legs, where the body reaches highest at its end.
/// O(#cells).
BodyAxes findBodyAxes(const DenseGrid& grid, const std::vector<std::uint8_t>& body, const BodyHints& hints);

} // namespace sinew
