#pragma once

#include "core/layers/LayerInput.h"

namespace sinew {

/// Weights that some vertices are to get: vertices[i] those of `weights` at i.
struct VertexTargets {
    std::vector<VertexId> vertices; ///< ascending, no repeats
    SkinWeights weights;

    bool operator==(const VertexTargets&) const = default;
};

/// The stack with edits in the layer that give the vertices exactly these weights, whatever the layer held
/// there, where its opacity and mask are 1; a vertex whose weights below are the target needs none. Targets
/// without influences are left out. Edits of joints that are gone stay. O(#targets).
LayerStack setTargets(const LayerInput& input, const VertexTargets& targets);

/// The edits of one vertex, added to `list`. `former`: those whose gone joints stay.
void addTarget(EditList& list, std::uint32_t vertex, std::span<const Influence> below,
               std::span<const Influence> target, const JointNumbers& joints, const VertexEdits& former);

} // namespace sinew
