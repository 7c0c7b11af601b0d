#pragma once

#include "core/layers/evaluate/LayerStage.h"

namespace sinew {

/// Vertices of b whose influences differ from a's; parts that are one object are not looked at. None null.
VertexLists differing(const PartWeights& a, const PartWeights& b);

/// Vertices in which two versions of a painted layer may differ. O(changed chunks).
VertexLists changedVertices(const WeightLayer& a, const WeightLayer& b, std::size_t parts);

bool sameVertexCounts(const PartWeights& a, const PartWeights& b);

/// `under` with the vertices' weights replaced; the weights themselves when they are those of all vertices.
std::shared_ptr<const SkinWeights> outcome(const std::shared_ptr<const SkinWeights>& under,
                                           std::span<const std::uint32_t> vertices, SkinWeights weights);

} // namespace sinew
