#pragma once

#include "core/base/Types.h"

#include <cstdint>

namespace sinew {

/// A dab of a brush on the shown surface.
struct BrushDab {
    std::size_t part = 0;
    std::uint32_t triangle = 0; ///< of the part's triangulation
    Vec3 shares{1.0, 0.0, 0.0}; ///< barycentric
    double radius = 1.0;        ///< model units
    Vec3 view{0.0, 0.0, -1.0};  ///< from the eye to the surface
    double pressure = 1.0;      ///< 0 to 1, of a pen
};

/// What a stroke does: as the options say, or for as long as a key is held the opposite, or smoothing.
enum class StrokeKind { Plain, Opposite, Smooth };

} // namespace sinew
