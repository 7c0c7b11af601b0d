#pragma once

#include "core/io/source/ImportedFile.h"

struct aiScene;

namespace sinew {

/// What Assimp read, as a source scene; every index is checked. `split`: the reader made vertices apart at
/// seams.
ImportedFile convertAssimp(const aiScene& scene, bool split);

} // namespace sinew
