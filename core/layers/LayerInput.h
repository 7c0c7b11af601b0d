#pragma once

#include "core/layers/LayerContext.h"
#include "core/layers/evaluate/EditedVertex.h"

namespace sinew {

/// A painted layer of a stack that is to be changed: its number exists. Keeps references.
struct LayerInput {
    const LayerStack& stack;
    std::size_t layer;
    const PartWeights& below; ///< the layer, as LayerEvaluator::below gives them; null: no influences
    const LayerContext& context;
};

/// A vertex's influences; none where the part has no weights or fewer vertices.
inline std::span<const Influence> influencesAt(const PartWeights& weights, VertexId p) {
    const bool there =
        p.part < weights.size() && weights[p.part] && p.vertex < weights[p.part]->vertexCount();
    return there ? weights[p.part]->at(p.vertex) : std::span<const Influence>();
}

/// The numbers of joints in the skeleton and in a stack's table.
struct JointNumbers {
    /// Adds the joints that the table lacks.
    JointNumbers(LayerStack& stack, std::span<const std::string> skeletonNames);

    std::vector<std::int32_t> skeleton; ///< of the table's, kNone: gone
    std::vector<std::int32_t> table;    ///< of the skeleton's
};

/// A part's edits as a change may start from them: made for as many vertices as the mesh has. Nothing when
/// the layer's are for another mesh, or there is no such part.
const PaintEdits* editsToChange(const LayerInput& input, std::size_t part, PaintEdits& fresh);

} // namespace sinew
