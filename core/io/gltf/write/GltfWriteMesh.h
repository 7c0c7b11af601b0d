#pragma once

#include "core/geometry/Mesh.h"
#include "core/io/export/ExportInput.h"
#include "core/io/gltf/write/GltfBuffer.h"
#include "core/weights/SkinWeights.h"

#include <vector>

namespace sinew {

/// The distinct vertices of some triangles of a mesh: corners that agree in vertex and every attribute are
/// one.
struct GltfVertices {
    std::vector<std::uint32_t> corners; ///< #V a corner of the mesh that stands for each
    std::vector<std::uint32_t> indices; ///< 3 for each triangle, into the vertices
};

/// Tells corners of a mesh apart once, for all of its primitives.
class GltfCornerClasses {
public:
    /// `mesh` is the one whose attributes will be written. O(#C * attributes).
    explicit GltfCornerClasses(const Mesh& mesh);
    /// Vertices of the given triangles (corner indices), in the order they first appear.
    GltfVertices vertices(const std::vector<Triangle>& cornerTriangles) const;

private:
    std::vector<std::uint32_t> m_classOfCorner; ///< #C, below #C
};

/// Most influences a vertex can have in a written file: two sets of four.
constexpr std::size_t kGltfInfluences = 8;

/// Writes joints and weights of the given vertices, one or two sets as the most influenced vertex of the
/// whole part asks, and names them among a primitive's `attributes`. Every vertex's weights sum to 1 within a
/// float's rounding.
void addGltfWeights(GltfBuffer& buffer, const SkinWeights& weights,
                    const std::vector<std::uint32_t>& vertices, std::size_t jointCount,
                    nlohmann::json& attributes);

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
