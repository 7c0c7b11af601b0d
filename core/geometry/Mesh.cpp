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

} // namespace sinew
