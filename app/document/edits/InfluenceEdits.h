#pragma once

#include "app/document/Document.h"
#include "core/layers/LayerSurface.h"

#include <span>

namespace sinew {

/// Gives a joint this weight (0 to 1) in vertices; their other joints that are not locked share the rest. One
/// undoable step on the active painted layer, or on a new one. Errors: LayerNotPaintable; those of paint().
Expected<void> setJointWeight(Document& document, std::span<const VertexId> vertices, std::int32_t joint,
                              float weight);

} // namespace sinew
