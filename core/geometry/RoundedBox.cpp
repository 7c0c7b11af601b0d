#include "core/geometry/RoundedBox.h"

#include <algorithm>
#include <cmath>

namespace sinew {

Vec3 RoundedBox::nearest(const Vec3& p) const {
    const Vec3 along = axes.transpose() * (p - center);
    const Vec3 core = center + axes * Vec3(along.cwiseMax(-half).cwiseMin(half));
    const Vec3 out = p - core;
    const double distance = out.norm();
    return distance <= radius ? p : Vec3(core + (radius / distance) * out);
}

double RoundedBox::distanceTo(const Vec3& p) const {
    const Vec3 along = axes.transpose() * (p - center);
    const double out = (along.cwiseAbs() - half).cwiseMax(0.0).norm();
    return std::max(0.0, out - radius);
}

RoundedBox RoundedBox::transformed(const Transform& transform) const {
    const double scale = std::cbrt(std::abs(transform.linear().determinant()));
    return {transform * center, Mat3(transform.linear() * axes / scale), scale * half, scale * radius};
}

} // namespace sinew
