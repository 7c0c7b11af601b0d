#pragma once

#include "core/layers/LayerContext.h"
#include "core/weights/SkinWeights.h"

namespace sinew {

/// Vertices of every part, ascending, no repeats.
using VertexLists = std::vector<std::vector<std::uint32_t>>;

/// One layer over what is below it. Parts that the layer does not fit, and those whose weights below count
/// other vertices than the mesh, are not touched. Keeps references.
struct LayerStage {
    const WeightLayer& layer;
    const PartWeights& below; ///< none null
    const LayerContext& context;
    std::span<const std::int32_t> skeletonJoints; ///< of the stack's table

    bool reaches(std::size_t part) const;
};

/// Vertices whose weights the layer may change.
VertexLists touchedVertices(const LayerStage& stage);

/// Whether the vertex is one of them.
bool touches(const LayerStage& stage, VertexId vertex);

/// Whether it is a painted layer without any edits in the part.
bool saysNothing(const LayerStage& stage, std::size_t part);

/// Vertices that the layer touches and whose outcome depends on weights below at `vertices`, and `vertices`
/// itself.
VertexLists dependentVertices(const LayerStage& stage, const VertexLists& vertices);

/// The layer's outcome in `vertices`, every vertex a function of the weights below alone: the same whichever
/// others are asked for. Parallel.
std::vector<SkinWeights> evaluateVertices(const LayerStage& stage, const VertexLists& vertices);

/// a and b together.
VertexLists united(VertexLists a, const VertexLists& b);

} // namespace sinew
