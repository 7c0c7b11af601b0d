#pragma once

#include "core/layers/DabPoints.h"

namespace sinew {

/// The stack after the brush went over the points (ascending, as dabPoints gives them), its joint on its own
/// side. The brush is a good one (badBrush). Parallel.
LayerStack paintPass(const LayerInput& input, std::span<const DabPoint> dab, const Brush& brush);

/// Both sides painted, each with its own joint. Where both reach a point, it gets the mean of painting the
/// one first and the other first: neither side goes before.
LayerStack paintBothSides(const LayerInput& input, std::span<const DabPoint> dab, const Brush& brush,
                          std::span<const DabPoint> otherDab, const Brush& otherBrush);

} // namespace sinew
