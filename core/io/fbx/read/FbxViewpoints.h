#pragma once

#include "core/io/fbx/FbxDocument.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Adds the cameras and lights that nodes carry. `nodeOfModel`: the scene's node of every Model object, kNone
/// for others.
void readFbxViewpoints(const FbxDocument& document, std::span<const std::int32_t> nodeOfModel,
                       ImportedFile& source);

/// Whether a light is one that other formats know: none with a surface or a volume.
bool isPunctual(const FbxDocument& document, const FbxObject& light);

} // namespace sinew
