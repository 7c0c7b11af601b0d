#pragma once

#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Whether everything in a source scene that was not made by a reader of this process can be built: lists
/// have the lengths they need, and every node, joint, texture and shape that is named exists. Corners without
/// a vertex and numbers that are not finite are left to the repairs. O(scene).
bool sourceIsSound(const ImportedFile& scene);

} // namespace sinew
