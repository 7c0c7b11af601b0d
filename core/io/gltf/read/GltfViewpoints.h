#pragma once

#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Adds the cameras that nodes carry, and their lights (KHR_lights_punctual). Nodes must have been read.
void readGltfViewpoints(GltfFile& file, ImportedFile& source);

} // namespace sinew
