#pragma once

#include "core/io/ImportSource.h"

struct aiScene;

namespace sinew {

/// What Assimp read, as a source scene; every index is checked. `split`: the reader made points apart at
/// seams.
SourceScene convertAssimp(const aiScene& scene, bool split);

} // namespace sinew
