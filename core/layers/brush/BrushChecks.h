#pragma once

#include "core/layers/brush/Paint.h"

#include <optional>

namespace sinew {

/// Whether the mode asks for neighbours instead of a value.
inline bool smooths(BrushMode mode) {
    return mode == BrushMode::Smooth || mode == BrushMode::Sharpen;
}

/// What is wrong with a brush for a layer: see paint().
std::optional<Error> badBrush(const LayerInput& input, const Brush& brush);

} // namespace sinew
