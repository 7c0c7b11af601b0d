#pragma once

#include "core/base/Types.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace sinew::sample {

/// A form as a field: negative inside, about the distance to the surface in metres. Forms are written as code
/// over these few shapes and joined by smooth minimum, as a modeller joins clay.
using Field = std::function<double(const Vec3&)>;

inline double sphere(const Vec3& p, const Vec3& center, double radius) {
    return (p - center).norm() - radius;
}

inline double ellipsoid(const Vec3& p, const Vec3& center, const Vec3& radii) {
    const Vec3 scaled = (p - center).cwiseQuotient(radii);
    const double inside = scaled.norm();
    const double slope = scaled.cwiseQuotient(radii).norm();
    return slope > 1e-9 ? inside * (inside - 1.0) / slope : -radii.minCoeff();
}

/// Fraction of the way from a to b nearest to p, in [0, 1].
inline double fractionAlong(const Vec3& p, const Vec3& a, const Vec3& b) {
    const Vec3 along = b - a;
    return std::clamp((p - a).dot(along) / along.squaredNorm(), 0.0, 1.0);
}

inline double capsule(const Vec3& p, const Vec3& a, const Vec3& b, double radius) {
    return (p - a - fractionAlong(p, a, b) * (b - a)).norm() - radius;
}

/// A capsule whose radius runs from ra at a to rb at b.
inline double limb(const Vec3& p, const Vec3& a, const Vec3& b, double ra, double rb) {
    const double t = fractionAlong(p, a, b);
    return (p - a - t * (b - a)).norm() - (ra + t * (rb - ra));
}

inline double roundBox(const Vec3& p, const Vec3& center, const Vec3& half, double rounding) {
    const Vec3 q = (p - center).cwiseAbs() - half + Vec3::Constant(rounding);
    return q.cwiseMax(0.0).norm() + std::min(q.maxCoeff(), 0.0) - rounding;
}

/// Smooth union: a fillet of size k where both are near.
inline double join(double a, double b, double k) {
    const double h = std::max(k - std::abs(a - b), 0.0) / k;
    return std::min(a, b) - h * h * h * k / 6.0;
}

/// Smooth intersection.
inline double cut(double a, double b, double k) {
    return -join(-a, -b, k);
}

/// Smooth difference: a without b.
inline double carve(double a, double b, double k) {
    return -join(-a, b, k);
}

/// 0 below a, 1 above b, smooth between.
inline double ramp(double a, double b, double x) {
    const double t = std::clamp((x - a) / (b - a), 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

/// A bell of height 1 and that half-width around 0.
inline double bell(double x, double width) {
    const double t = std::clamp(std::abs(x) / width, 0.0, 1.0);
    return (1.0 - t * t) * (1.0 - t * t);
}

/// The character is symmetric: the same point on its left side.
inline Vec3 leftSide(const Vec3& p) {
    return {std::abs(p.x()), p.y(), p.z()};
}

} // namespace sinew::sample
