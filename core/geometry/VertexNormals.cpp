#include "core/geometry/VertexNormals.h"

#include "core/geometry/CornerAngle.h"

namespace sinew {

std::vector<Vec3> vertexNormals(std::span<const Vec3> vertices, std::span<const Triangle> triangles) {
    std::vector<Vec3> normals(vertices.size(), Vec3::Zero());
    for (const Triangle& t : triangles) {
        const Vec3 normal = areaVector(vertices, t);
        const double length = normal.norm();
        for (std::size_t c = 0; c < 3 && length > 0.0; ++c) {
            normals[t[c]] +=
                angleAt(vertices[t[c]], vertices[t[(c + 1) % 3]], vertices[t[(c + 2) % 3]]) / length * normal;
        }
    }
    return normals;
}

} // namespace sinew
