#pragma once

#include "core/io/fbx/FbxDocument.h"
#include "core/scene/TextureLaying.h"

namespace sinew {

/// How a Texture object lays its picture on: wrapping, offset, turn and size, as properties or in older words
/// as nodes of its own.
TextureLaying fbxTextureLaying(const FbxDocument& document, const FbxObject& texture);

} // namespace sinew
