#pragma once

#include "core/layers/LayerStage.h"

namespace sinew {

/// A layer that mirrors: points of the other side than the source get the mean of their counterparts' weights
/// on the partner joints, points in the plane the mean of that and their own. Points without a counterpart
/// keep what they have; without a mirror map all do.
bool mirrors(const LayerStage& stage, SurfacePoint point);
std::vector<std::uint32_t> mirroredPoints(const LayerStage& stage, std::size_t part);
PointLists mirrorDependents(const LayerStage& stage, const PointLists& points);
SkinWeights evaluateMirror(const LayerStage& stage, std::size_t part, std::span<const std::uint32_t> points);

} // namespace sinew
