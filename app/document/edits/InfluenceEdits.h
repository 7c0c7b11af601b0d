#pragma once

#include "app/document/Document.h"
#include "core/layers/LayerSurface.h"

#include <span>

namespace sinew {

/// A joint's weight in a vertex.
struct WeightCell {
    VertexId vertex;
    std::int32_t joint = kNone;
    auto operator<=>(const WeightCell&) const = default;
};

/// Gives all cells this weight (0 to 1), joint by joint in the order of their numbers; other joints of their
/// vertices that are not locked share the rest. Cells of locked joints are left as they are. One undoable
/// step on the active painted layer, or on a new one. Errors: LayerNotPaintable; those of paint().
Expected<void> setWeights(Document& document, std::span<const WeightCell> cells, float weight);

/// The same with a weight for each cell; as many as cells.
Expected<void> setWeights(Document& document, std::span<const WeightCell> cells,
                          std::span<const float> weights);

/// Gives a joint this weight (0 to 1) in vertices; their other joints that are not locked share the rest. One
/// undoable step on the active painted layer, or on a new one. Errors: LayerNotPaintable; those of paint().
Expected<void> setJointWeight(Document& document, std::span<const VertexId> vertices, std::int32_t joint,
                              float weight);

} // namespace sinew
