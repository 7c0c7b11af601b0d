#pragma once

#include "core/geometry/VertexSet.h"
#include "core/weights/SkinWeights.h"

#include <memory>
#include <span>

namespace sinew {

/// Weights of several parts, as a scene or a document has them; null: a part without.
using WeightsOfParts = std::span<const std::shared_ptr<const SkinWeights>>;

/// Vertices that the joint moves with a weight in [from, to]. A vertex it does not move at all has weight 0,
/// and so have all vertices of a part without weights. `shape`: gives the parts and how many vertices they
/// have. O(influences).
VertexSet verticesByWeight(const VertexSet& shape, WeightsOfParts weights, std::int32_t joint, float from,
                           float to);

/// Vertices that from .. to joints move (0: unweighted). O(#P).
VertexSet verticesByInfluenceCount(const VertexSet& shape, WeightsOfParts weights, std::size_t from,
                                   std::size_t to);

} // namespace sinew
