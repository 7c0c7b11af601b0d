#pragma once

#include "core/io/export/ExportInput.h"
#include "core/io/gltf/write/GltfBuffer.h"

#include <optional>

namespace sinew {

/// The node tree of a file: joints first, so that joint j is node j.
struct GltfNodes {
    nlohmann::json nodes = nlohmann::json::array();
    nlohmann::json skins = nlohmann::json::array();
    std::vector<std::size_t> roots; ///< nodes at the top of the scene
};

/// Writes every joint as a node standing in the bind pose, and the one skin that lists them all. A skin wants
/// its joints under one node: several roots get one above them.
GltfNodes writeGltfSkeleton(GltfBuffer& buffer, const ExportInput& input);

/// Adds the node a mesh hangs on, at the origin of the scene. Returns its index.
std::size_t addGltfMeshNode(GltfNodes& nodes, const std::string& name, std::size_t mesh, bool skinned);

/// Writes the clips, one animation each. `nodeOfPart`: the node of every part's mesh, nothing for a part that
/// has none.
nlohmann::json writeGltfAnimations(GltfBuffer& buffer, const ExportInput& input,
                                   const std::vector<std::optional<std::size_t>>& nodeOfPart);

} // namespace sinew
