#pragma once

#include "core/base/Types.h"

#include <cmath>

namespace sinew {

/// The angle of a triangle at one of its corners, 0 where a side has no length. Sums of it around a vertex do
/// not depend on which diagonal cuts a flat quad, as areas do.
inline double angleAt(const Vec3& corner, const Vec3& next, const Vec3& last) {
    const Vec3 a = next - corner;
    const Vec3 b = last - corner;
    return std::atan2(a.cross(b).norm(), a.dot(b));
}

} // namespace sinew
