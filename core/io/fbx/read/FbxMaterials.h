#pragma once

#include "core/io/fbx/FbxDocument.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Adds all materials and the textures they use; returns the scene's material of every object, kNone for what
/// is none.
std::vector<std::int32_t> readFbxMaterials(const FbxDocument& document, ImportedFile& source);

} // namespace sinew
