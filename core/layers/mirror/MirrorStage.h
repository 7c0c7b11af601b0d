#pragma once

#include "core/layers/evaluate/LayerStage.h"

namespace sinew {

/// A layer that mirrors: vertices of the other side than the source get the mean of their counterparts'
/// weights on the partner joints, vertices in the plane the mean of that and their own. Vertices without a
/// counterpart keep what they have; without a mirror map all do.
bool mirrors(const LayerStage& stage, VertexId vertex);
std::vector<std::uint32_t> mirroredVertices(const LayerStage& stage, std::size_t part);
VertexLists mirrorDependents(const LayerStage& stage, const VertexLists& vertices);
SkinWeights evaluateMirror(const LayerStage& stage, std::size_t part,
                           std::span<const std::uint32_t> vertices);

} // namespace sinew
