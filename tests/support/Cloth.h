#pragma once

#include "core/geometry/Mesh.h"

namespace sinew::test {

/// An open cone about the y axis, from radius 0.2 at y = 1 down to 0.45 at 0.5.
struct ConeShape {
    double width = 1.0;       ///< times the radius along x
    double thickness = 0.0;   ///< of an inner layer, joined at both borders; 0: one layer
    bool slit = false;        ///< an eighth of the way round left out behind, in its lower half
    double shortBehind = 0.0; ///< how much higher the hem is behind (-z)
};
Mesh openCone(const ConeShape& shape);

/// A sheet behind the back from y = 1.4 down to 0.4, bent about the y axis at radius 0.3 over `turn` radians,
/// its middle at -z; `thickness` of a second layer further out, joined at all borders; 0: one layer.
Mesh capeSheet(double turn, double thickness);

} // namespace sinew::test
