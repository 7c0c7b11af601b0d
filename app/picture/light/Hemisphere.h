#pragma once

#include "app/picture/light/Jitter.h"

#include <algorithm>
#include <cmath>

namespace sinew::picture {

/// Direction over a unit normal, as often as its cosine, of a point in the unit square.
inline Vec3f cosineDirection(const Vec3f& normal, const Vec3f& random) {
    const Vec2f& circle = onCircle(random.x());
    const float z = 1.0F - 2.0F * random.y();
    const float r = std::sqrt(std::max(0.0F, 1.0F - z * z));
    const Vec3f direction = normal + Vec3f(r * circle.x(), r * circle.y(), z);
    const float length = direction.norm();
    return length > 1e-4F ? Vec3f(direction / length) : normal;
}

} // namespace sinew::picture
