#pragma once

#include "core/io/fbx/FbxNode.h"

namespace sinew {

/// Appends a property as binary files hold it, type letter first; arrays over 128 bytes are deflated.
/// Deterministic.
void appendFbxProperty(std::string& bytes, const FbxProperty& property);

} // namespace sinew
