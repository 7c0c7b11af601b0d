#pragma once

#include "app/document/DocumentState.h"

namespace sinew {

/// Brings the layers of `before` to the meshes of `after`, which was read from the same files later: parts
/// whose vertices are those of before keep their edits, the others get those of the nearest place of the old
/// mesh (transferLayers). Layers that did not fit the old meshes stay as they are. What could not be carried
/// is added to `after`'s notices: LayersTransferred, LayerEditsLost. O(#P) when nothing changed.
void carryLayers(const DocumentState& before, DocumentState& after);

/// Whether a vertex of one mesh is that of the same number of the other: equal names, and polygons or places.
bool sameVertices(const Mesh& a, const Mesh& b);

} // namespace sinew
