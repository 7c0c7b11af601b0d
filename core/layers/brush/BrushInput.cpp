#include "core/layers/brush/BrushInput.h"

namespace sinew {

double BrushInput::target(BrushMode mode, double weight) const {
    switch (mode) {
    case BrushMode::Add:
        return weight + share * value;
    case BrushMode::Scale:
        return weight * (1.0 + share * (value - 1.0));
    case BrushMode::Smooth:
        return weight + share * (mean - weight);
    case BrushMode::Sharpen:
        return weight + share * (weight - mean);
    case BrushMode::Replace:
    case BrushMode::Gradient:
    case BrushMode::Flood:
        break;
    }
    return weight + share * (value - weight);
}

float BrushInput::keeps(BrushMode mode) const {
    switch (mode) {
    case BrushMode::Add:
        return 1.0F;
    case BrushMode::Scale:
        return static_cast<float>(1.0 + share * (value - 1.0));
    case BrushMode::Sharpen:
        return static_cast<float>(1.0 + share);
    default:
        return static_cast<float>(1.0 - share);
    }
}

} // namespace sinew
