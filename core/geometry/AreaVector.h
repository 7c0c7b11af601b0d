#pragma once

#include "core/base/Types.h"

#include <cstdint>
#include <span>

namespace sinew {

/// Newell's area vector of a polygon: its length is the area of the polygon's shadow in the best plane, its
/// direction the side from which the corners run counter-clockwise. Zero for a polygon without area. O(n).
inline Vec3 areaVector(std::span<const Vec3> vertices, std::span<const std::uint32_t> polygon) {
    Vec3 sum = Vec3::Zero();
    const Vec3& origin = vertices[polygon[0]];
    for (std::size_t i = 2; i < polygon.size(); ++i) {
        sum += (vertices[polygon[i - 1]] - origin).cross(vertices[polygon[i]] - origin);
    }
    return 0.5 * sum;
}

} // namespace sinew
