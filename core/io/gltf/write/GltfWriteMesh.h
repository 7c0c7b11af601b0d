#pragma once

#include "core/io/export/ExportInput.h"
#include "core/io/gltf/write/GltfBuffer.h"

namespace sinew {

/// What a mesh became.
struct GltfMesh {
    nlohmann::json json;            ///< null when no polygon is left: the format has no empty meshes
    std::size_t splitPolygons = 0;  ///< polygons of more than 3 corners, now triangles
    std::size_t unusedVertices = 0; ///< vertices without polygon, left out
};

/// Triangulates a part: one primitive for each material, one vertex for each distinct corner. Joints and
/// weights come when the part has weights, four or eight a vertex; morph targets with their names.
GltfMesh writeGltfMesh(GltfBuffer& buffer, const ExportInput& input, const ExportPart& part);

} // namespace sinew
