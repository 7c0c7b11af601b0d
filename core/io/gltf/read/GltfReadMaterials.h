#pragma once

#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Pictures of the file, one texture for each image, and the materials that name them.
void readGltfMaterials(GltfFile& file, ImportedFile& source);

/// The image that the texture reference `key` of `holder` leads to: where the texture has one of a kind that
/// an extension brings, that one, with the plain one for programs that do not know the kind. kNone without
/// one.
std::int32_t gltfImageOf(GltfFile& file, const Json& holder, const char* key, ImportedFile& source);

} // namespace sinew
