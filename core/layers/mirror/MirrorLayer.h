#pragma once

#include "core/layers/LayerContext.h"
#include "core/layers/operations/WeightOperations.h"

namespace sinew {

/// A stack with a layer mirrored, and what that did to its vertices: they and the layer's outcome there.
struct MirroredLayer {
    LayerStack stack;
    OperationResult result;
};

/// What a painted layer does to one side, done to the other: of `vertices` (ascending, no repeats) those that
/// receive (MirrorMap) get the edits and the mask of their counterparts, for the partner joints, in place of
/// their own; those in the plane get the mean of both. Nothing but the layer's edits is mirrored: they stay
/// edits, and mean the same stroke on either side whatever the weights below become. Edits of joints that are
/// gone stay where they are. `locked` (by number, may be short) joints keep the weights that the layer gives
/// them. Without the context's mirror map nothing changes. O(#vertices), with `progress` polled.
MirroredLayer mirrorLayer(const LayerInput& input, std::span<const VertexId> vertices, bool fromPositive,
                          const std::vector<bool>& locked, Progress& progress);

/// A layer that mirrors: vertices of the other side than the source get the mean of their counterparts'
/// weights on the partner joints, vertices in the plane the mean of that and their own. Vertices without a
/// counterpart keep what they have; without a mirror map all do.
bool mirrors(const LayerStage& stage, VertexId vertex);
std::vector<std::uint32_t> mirroredVertices(const LayerStage& stage, std::size_t part);
VertexLists mirrorDependents(const LayerStage& stage, const VertexLists& vertices);
SkinWeights evaluateMirror(const LayerStage& stage, std::size_t part,
                           std::span<const std::uint32_t> vertices);

} // namespace sinew
