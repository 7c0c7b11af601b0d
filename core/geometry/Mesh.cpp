#include "core/geometry/Mesh.h"

namespace sinew {

Aabb bounds(const Mesh& mesh) {
    Aabb box;
    for (const Vec3& point : mesh.vertices) {
        if (point.allFinite()) {
            box.add(point);
        }
    }
    return box;
}

Mesh joinMeshes(std::span<const Mesh* const> meshes) {
    Mesh joined;
    for (const Mesh* mesh : meshes) {
        const auto firstVertex = static_cast<std::uint32_t>(joined.vertices.size());
        const auto firstCorner = static_cast<std::uint32_t>(joined.corners.size());
        joined.vertices.insert(joined.vertices.end(), mesh->vertices.begin(), mesh->vertices.end());
        for (const std::uint32_t corner : mesh->corners) {
            joined.corners.push_back(firstVertex + corner);
        }
        for (std::size_t f = 0; f < mesh->polygonCount(); ++f) {
            joined.polygonOffsets.push_back(firstCorner + mesh->polygonOffsets[f + 1]);
        }
    }
    return joined;
}

} // namespace sinew
