#pragma once

#include "core/layers/brush/Paint.h"

namespace sinew {

/// A dab in one vertex: how far it goes, and to what.
struct BrushInput {
    double share = 0.0;               ///< amount times strength
    double value = 0.0;               ///< Brush::value, or the gradient's
    double mean = 0.0;                ///< of the neighbours' weight of the joint (Smooth, Sharpen)
    std::span<const Influence> means; ///< of all joints, when all are smoothed

    double target(BrushMode mode, double weight) const;
    /// What the stroke multiplies the edit there was with.
    float keeps(BrushMode mode) const;
};

} // namespace sinew
