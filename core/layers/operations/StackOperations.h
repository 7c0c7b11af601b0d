#pragma once

#include "core/layers/LayerContext.h"
#include "core/layers/LayerStack.h"
#include "core/layers/LayerSurface.h"

namespace sinew {

/// The stack with layer `upper` (> 0) merged into the one below it: one painted layer of opacity 1 that gives
/// the same weights, within rounding. Where only one of both says something, in full, its edits stay edits;
/// elsewhere they turn into the weights that are there now. `below`: weights below the lower layer; `above`:
/// above the upper one, both as LayerEvaluator::below gives them. Edits of joints that are gone stay; parts
/// for whose mesh a layer was not made keep the lower one's edits. O(vertices with edits).
LayerStack mergedDown(const LayerStack& stack, std::size_t upper, const PartWeights& below,
                      const PartWeights& above, const LayerContext& context);

/// All active layers as one painted layer: fixed weights in every vertex where `above` all of them differs
/// from `base`. Nothing where no vertex does. Edits of joints that are gone are lost, as are layers that are
/// off. O(#P).
LayerStack flattened(const LayerStack& stack, const PartWeights& base, const PartWeights& above,
                     const LayerContext& context, std::string name);

/// The stack with a painted layer right above the base that replaces what is below it by `weights` of every
/// part (null: it says nothing there), whatever that is later. O(#P).
LayerStack withFixedLayer(const LayerStack& stack, const PartWeights& weights, const LayerContext& context,
                          std::string name);

/// The same for the `chosen` joints (flags, #J of the skeleton) alone: they get their weights, and the other
/// joints share what is left over, whatever lies below. O(#P #chosen).
LayerStack withFixedJoints(const LayerStack& stack, const PartWeights& weights,
                           const std::vector<bool>& chosen, const LayerContext& context, std::string name);

/// Layers brought to another mesh, and what could not be.
struct TransferredLayers {
    LayerStack stack;
    std::size_t carried = 0;    ///< vertices that lie near the old mesh
    std::vector<VertexId> left; ///< of the new mesh, farther than that from the old: no edits
};

/// Edits and masks by nearest place: a vertex gets those at the nearest place of the old surface within 2 %
/// of its diagonal, of the part of the same name if there is one, mixed where it lies between vertices (no
/// edits count as the edit that changes nothing). Mirror and Relax layers keep what they say, masks too. O(#P
/// log #T times layers), parallel.
TransferredLayers transferLayers(const LayerStack& stack, const LayerSurface& from, const LayerSurface& to);

} // namespace sinew
