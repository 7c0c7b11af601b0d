#pragma once

#include "core/io/source/ImportedFile.h"

struct aiScene;

namespace sinew {

/// Materials, and the textures they name by path or hold embedded.
void convertAssimpMaterials(const aiScene& scene, ImportedFile& source);

} // namespace sinew
