#pragma once

#include "core/layers/LayerGround.h"
#include "core/weights/SkinWeights.h"

namespace sinew {

/// Points of every part, ascending, no repeats.
using PointLists = std::vector<std::vector<std::uint32_t>>;

/// One layer over what is below it. Parts that the layer does not fit, and those whose weights below count
/// other points than the mesh, are not touched. Keeps references.
struct LayerStage {
    const WeightLayer& layer;
    const PartWeights& below; ///< none null
    const LayerGround& ground;
    std::span<const std::int32_t> skeletonJoints; ///< of the stack's table

    bool reaches(std::size_t part) const;
};

/// Points whose weights the layer may change.
PointLists touchedPoints(const LayerStage& stage);

/// Whether the point is one of them.
bool touches(const LayerStage& stage, SurfacePoint point);

/// Whether it is a painted layer without any edits in the part.
bool saysNothing(const LayerStage& stage, std::size_t part);

/// Points that the layer touches and whose outcome hangs on weights below at `points`, and `points` itself.
PointLists dependentPoints(const LayerStage& stage, const PointLists& points);

/// The layer's outcome in `points`, every point a function of the weights below alone: the same whichever
/// others are asked for. Parallel.
std::vector<SkinWeights> evaluatePoints(const LayerStage& stage, const PointLists& points);

/// a and b together.
PointLists united(PointLists a, const PointLists& b);

} // namespace sinew
