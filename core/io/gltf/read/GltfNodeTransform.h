#pragma once

#include "core/io/gltf/read/GltfFile.h"

namespace sinew {

/// A node's place in its parent: its matrix, or translation, rotation and scale. What is missing or makes no
/// sense is the identity.
Transform gltfNodeTransform(const Json& node);

} // namespace sinew
