#pragma once

#include "core/layers/evaluate/LayerStage.h"

namespace sinew {

/// A layer that relaxes: weights smoothed over the surface and from part to part where they touch
/// (SmoothPlaces), as much of it as opacity and mask say. The most rounds are kMostRounds.
constexpr int kMostRounds = 100;
bool relaxes(const LayerStage& stage, VertexId vertex);
std::vector<std::uint32_t> relaxedVertices(const LayerStage& stage, std::size_t part);
VertexLists relaxDependents(const LayerStage& stage, const VertexLists& vertices);
std::vector<SkinWeights> evaluateRelax(const LayerStage& stage, const VertexLists& vertices);

} // namespace sinew
