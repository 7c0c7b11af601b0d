#include "core/geometry/repair/FillHoles.h"

#include "core/geometry/repair/EarClipping.h"

namespace sinew {

void fillHoles(std::span<const Vec3> vertices, const std::vector<std::vector<std::uint32_t>>& loops,
               std::vector<Triangle>& triangles) {
    std::vector<Triangle> corners;
    for (const std::vector<std::uint32_t>& loop : loops) {
        if (loop.size() < 3) {
            continue;
        }
        corners.clear();
        clipEars(vertices, loop, corners);
        for (const Triangle& corner : corners) {
            triangles.push_back({loop[corner[0]], loop[corner[1]], loop[corner[2]]});
        }
    }
}

} // namespace sinew
