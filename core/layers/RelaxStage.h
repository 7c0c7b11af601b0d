#pragma once

#include "core/layers/LayerStage.h"

namespace sinew {

/// A layer that relaxes: weights smoothed over the surface and from part to part where they touch
/// (SmoothPlaces), as much of it as opacity and mask say. The most rounds are kMostRounds.
constexpr int kMostRounds = 100;
bool relaxes(const LayerStage& stage, SurfacePoint point);
std::vector<std::uint32_t> relaxedPoints(const LayerStage& stage, std::size_t part);
PointLists relaxDependents(const LayerStage& stage, const PointLists& points);
std::vector<SkinWeights> evaluateRelax(const LayerStage& stage, const PointLists& points);

} // namespace sinew
