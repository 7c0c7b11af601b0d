#pragma once

#include "core/io/gltf/write/GltfNodes.h"

namespace sinew {

/// Writes the cameras and lights of a scene, a node each, under the joints that they hang on. True when the
/// file needs KHR_lights_punctual.
bool addGltfViewpoints(nlohmann::json& root, GltfNodes& nodes, const ExportInput& input);

} // namespace sinew
