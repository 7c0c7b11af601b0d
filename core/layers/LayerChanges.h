#pragma once

#include "core/layers/LayerStage.h"

namespace sinew {

/// Points of b whose influences differ from a's; parts that are one object are not looked at. None null.
PointLists differing(const PartWeights& a, const PartWeights& b);

/// Points in which two versions of a painted layer may differ. O(changed chunks).
PointLists changedPoints(const WeightLayer& a, const WeightLayer& b, std::size_t parts);

bool samePointCounts(const PartWeights& a, const PartWeights& b);

/// `under` with the points' weights replaced; the weights themselves when they are those of all points.
std::shared_ptr<const SkinWeights> outcome(const std::shared_ptr<const SkinWeights>& under,
                                           std::span<const std::uint32_t> points, SkinWeights weights);

} // namespace sinew
