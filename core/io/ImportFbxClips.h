#pragma once

#include "core/io/ImportSource.h"
#include "core/io/fbx/FbxDocument.h"

namespace sinew {

/// Adds a clip for every animation stack. Keys are taken where the file has them, linear in between; large
/// turns get keys in between, because quaternions would take the short way.
void readFbxClips(const FbxDocument& document, std::span<const std::int32_t> nodeOfModel,
                  SourceScene& source);

} // namespace sinew
