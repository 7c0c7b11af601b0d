#pragma once

#include "core/base/Progress.h"
#include "core/layers/evaluate/LayerStage.h"

namespace sinew {

/// Weights of `places` (ascending) from those around them: the mean of the neighbours outside, then ring by
/// ring inwards. A place that no outside reaches keeps what it has. O(neighbours), `progress` polled every
/// ring.
SkinWeights hammeredVertices(const LayerSurface& surface, const PartWeights& weights,
                             std::span<const std::uint32_t> weldedVertices, Progress* progress = nullptr);

} // namespace sinew
