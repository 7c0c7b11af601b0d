#pragma once

#include "core/layers/LayerStack.h"
#include "core/layers/LayerSurface.h"

namespace sinew {

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
