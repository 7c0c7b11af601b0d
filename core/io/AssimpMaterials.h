#pragma once

#include "core/io/ImportSource.h"

struct aiScene;

namespace sinew {

/// Materials, and the textures they name by path or hold embedded.
void convertAssimpMaterials(const aiScene& scene, SourceScene& source);

} // namespace sinew
