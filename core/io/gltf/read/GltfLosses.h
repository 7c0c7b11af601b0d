#pragma once

#include "core/base/Notice.h"
#include "core/io/gltf/read/GltfFile.h"

namespace sinew {

/// Says in one notice (ContentIgnored) what of the file the scene has no place for: cameras, lights,
/// extensions, ways to sample textures, and the like.
void noteGltfLosses(GltfFile& file, const std::string& name, Notices& notices);

} // namespace sinew
