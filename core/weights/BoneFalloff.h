#pragma once

#include "core/weights/Falloff.h"

#include <span>

namespace sinew {

/// A falloff with an alpha for every source. Every source weighs what its own alpha makes of its distance
/// against that of the nearest (eq. 8 gives a source of another exponent no scale of its own), so alpha says
/// how far a bone reaches into what is nearer to others, and where two are equally near both weigh the same.
struct BoneFalloff {
    Falloff falloff = Falloff::Power;
    std::span<const double> alphas; ///< #S
    double leastAlpha = 0.0;        ///< of these: nothing reaches farther
    double share = 0.0;             ///< what weighs less than this part of the nearest is left out

    /// One vertex's weights of sum 1 (`distances`, `row` #S); all zero when every distance is infinite.
    void fill(std::span<const float> distances, std::span<float> row) const;
};

} // namespace sinew
