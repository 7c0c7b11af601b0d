#pragma once

#include "core/io/fbx/FbxDocument.h"
#include "core/io/source/ImportedFile.h"

#include <optional>
#include <string>

namespace sinew {

/// Adds all materials and the textures they use; returns the scene's material of every object, kNone for what
/// is none.
std::vector<std::int32_t> readFbxMaterials(const FbxDocument& document, ImportedFile& source);

/// What a texture is for that is plugged into this property of a material; nothing for what is not read.
std::optional<TextureSlot> fbxTextureSlot(const std::string& property);

} // namespace sinew
