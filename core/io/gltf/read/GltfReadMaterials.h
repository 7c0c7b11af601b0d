#pragma once

#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Pictures of the file, one texture for each image, and the materials that name them.
void readGltfMaterials(GltfFile& file, ImportedFile& source);

} // namespace sinew
