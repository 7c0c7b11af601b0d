#pragma once

#include "core/io/ImportGltfFile.h"
#include "core/io/ImportSource.h"

namespace sinew {

/// Pictures of the file, one texture for each image, and the materials that name them.
void readGltfMaterials(GltfFile& file, SourceScene& source);

} // namespace sinew
