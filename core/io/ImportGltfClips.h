#pragma once

#include "core/io/ImportGltfFile.h"
#include "core/io/ImportSource.h"

namespace sinew {

/// Animations that move nodes and morph targets; the meshes of `source` must be there. Steps become two keys
/// close together, cubic splines keys 1/30 s apart.
void readGltfClips(GltfFile& file, SourceScene& source);

} // namespace sinew
