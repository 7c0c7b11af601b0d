#include "core/geometry/Mesh.h"

#include "core/geometry/AreaVector.h"

namespace sinew {

Aabb bounds(const Mesh& mesh) {
    Aabb box;
    for (const Vec3& point : mesh.points) {
        if (point.allFinite()) {
            box.add(point);
        }
    }
    return box;
}

std::vector<Vec3f> smoothNormals(const Mesh& mesh) {
    std::vector<Vec3> sums(mesh.pointCount(), Vec3::Zero());
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const Vec3 area = areaVector(mesh.points, mesh.polygon(f));
        if (!area.allFinite()) {
            continue; // one broken polygon must not blacken its neighbours
        }
        for (const std::uint32_t point : mesh.polygon(f)) {
            sums[point] += area;
        }
    }
    std::vector<Vec3f> result(mesh.cornerCount());
    for (std::size_t c = 0; c < mesh.cornerCount(); ++c) {
        // stableNormalized: areas of tiny models underflow when squared.
        const Vec3 normal = sums[mesh.corners[c]].stableNormalized();
        const bool defined = normal.allFinite() && normal.squaredNorm() > 0.5;
        result[c] = defined ? Vec3f(normal.cast<float>()) : Vec3f(0.0F, 1.0F, 0.0F);
    }
    return result;
}

} // namespace sinew
