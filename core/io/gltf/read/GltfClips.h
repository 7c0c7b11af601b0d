#pragma once

#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Animations that move nodes and morph targets; the meshes of `source` must be there. Steps become two keys
/// close together, cubic splines keys 1/30 s apart.
void readGltfClips(GltfFile& file, ImportedFile& source);

} // namespace sinew
