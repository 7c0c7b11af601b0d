#pragma once

#include "core/base/Notice.h"
#include "core/io/fbx/FbxDocument.h"

namespace sinew {

/// Says in one notice (ContentIgnored) what of the file the scene has no place for: cameras, lights, maps in
/// slots that are not read, ways to lay textures on, tangents, properties of the user's own.
void noteFbxLosses(const FbxDocument& document, const std::string& name, Notices& notices);

} // namespace sinew
