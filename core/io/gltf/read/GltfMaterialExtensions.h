#pragma once

#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Keeps the extensions of a material that files of this format are written with again: Khronos's, whose
/// textures stand in members named ...Texture. `moved`: the UVs hold the transform of all of its textures.
std::vector<MaterialExtension> readMaterialExtensions(GltfFile& file, const Json& material, bool moved,
                                                      ImportedFile& source);

/// The texture references among the members of a material's extension.
std::vector<std::string> textureKeys(const Json& extension);

} // namespace sinew
