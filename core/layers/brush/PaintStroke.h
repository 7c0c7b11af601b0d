#pragma once

#include "core/layers/brush/StrokeVertices.h"

namespace sinew {

/// The stack after the brush went over the vertices (ascending, as strokeVertices gives them), its joint on
/// its own side. The brush is a good one (badBrush). Parallel.
LayerStack paintStroke(const LayerInput& input, std::span<const StrokeVertex> dab, const Brush& brush);

/// Both sides painted, each with its own joint. Where both reach a vertex, it gets the mean of painting the
/// one first and the other first: neither side goes before.
LayerStack paintBothSides(const LayerInput& input, std::span<const StrokeVertex> dab, const Brush& brush,
                          std::span<const StrokeVertex> otherDab, const Brush& otherBrush);

} // namespace sinew
