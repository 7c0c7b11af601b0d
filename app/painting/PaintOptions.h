#pragma once

#include "core/layers/brush/BrushReach.h"
#include "core/layers/brush/Paint.h"

namespace sinew {

/// What the weight brush does; how large it is says the view's pick options.
struct PaintOptions {
    BrushMode mode = BrushMode::Add;
    float value = 1.0F;    ///< Replace: the weight; Scale: the factor
    float strength = 0.2F; ///< of the way that a dab goes
    BrushFalloff falloff = BrushFalloff::Smooth;
    bool overSurface = true;   ///< else straight through the room
    bool throughLayers = true; ///< over the surface: also sheets close over or under it, as cloth on skin
    bool frontOnly = true;
    bool mirror = false;
    BrushNormalize normalize = BrushNormalize::On;
    std::int32_t recipient = kNone; ///< the joint that freed weight goes to; kNone: all others
    bool keepLimit = true;          ///< no vertex gets more influences than Max Influences
    bool mask = false;              ///< paints where the layer shows instead of weights
    float gradientEnd = 0.0F;       ///< Gradient: the weight at the end of the line
    bool operator==(const PaintOptions&) const = default;
};

} // namespace sinew
