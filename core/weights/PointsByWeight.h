#pragma once

#include "core/geometry/PointSet.h"
#include "core/weights/SkinWeights.h"

#include <memory>
#include <span>

namespace sinew {

/// Weights of several parts, as a scene or a document has them; null: a part without.
using WeightsOfParts = std::span<const std::shared_ptr<const SkinWeights>>;

/// Points that the joint moves with a weight in [from, to]. A point it does not move at all has weight 0, and
/// so have all points of a part without weights. `shape`: gives the parts and how many points they have.
/// O(influences).
PointSet pointsByWeight(const PointSet& shape, WeightsOfParts weights, std::int32_t joint, float from,
                        float to);

/// Points that from .. to joints move (0: unweighted). O(#P).
PointSet pointsByInfluenceCount(const PointSet& shape, WeightsOfParts weights, std::size_t from,
                                std::size_t to);

} // namespace sinew
