#include "core/geometry/AxisVolume.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

using Vec2 = Eigen::Vector2d;

constexpr int kMaxEllipsoidSteps = 100;
constexpr double kThinnest = 1e-9; ///< of an ellipsoid's longest half axis

/// To the segment between two points of a half-plane through the axis.
double flatDistance(const Vec2& p, const Vec2& a, const Vec2& b) {
    const Vec2 along = b - a;
    const double squared = along.squaredNorm();
    const double t = squared > 0.0 ? std::clamp((p - a).dot(along) / squared, 0.0, 1.0) : 0.0;
    return (p - a - t * along).norm();
}

/// `p`: along the axis from its start, and away from it. The surface is two spheres and the cone that touches
/// both.
double capsuleDistance(const Vec2& p, double length, const std::array<double, 2>& radii) {
    const double first = p.norm() - radii[0];
    const double second = (p - Vec2(length, 0.0)).norm() - radii[1];
    if (std::abs(radii[0] - radii[1]) >= length) { // one sphere holds the other
        return std::min(first, second);
    }
    const double sine = (radii[0] - radii[1]) / length;
    const double cosine = std::sqrt(1.0 - sine * sine);
    const double along = cosine * p.x() - sine * p.y();
    if (along <= 0.0) {
        return first;
    }
    return along >= cosine * length ? second : cosine * p.y() + sine * p.x() - radii[0];
}

double cylinderDistance(const Vec2& p, double length, const std::array<double, 2>& radii) {
    const Vec2 a(0.0, radii[0]);
    const Vec2 b(length, radii[1]);
    const double surface = std::min(
        {flatDistance(p, Vec2(0.0, 0.0), a), flatDistance(p, a, b), flatDistance(p, Vec2(length, 0.0), b)});
    const double radius =
        length > 0.0 ? radii[0] + (radii[1] - radii[0]) * p.x() / length : std::max(radii[0], radii[1]);
    const bool inside = p.x() >= 0.0 && p.x() <= length && p.y() <= radius;
    return inside ? -surface : surface;
}

double boxDistance(const Vec3& fromCenter, const Vec3& half) {
    const Vec3 out = fromCenter.cwiseAbs() - half;
    return out.cwiseMax(0.0).norm() + std::min(out.maxCoeff(), 0.0);
}

/// The nearest place of the surface is (half_i^2 y_i / (t + half_i^2))_i with the largest root t of
/// sum (half_i y_i / (t + half_i^2))^2 = 1. The left side falls and is convex, so that from the left Newton's
/// steps never pass the root.
double ellipsoidDistance(const Vec3& fromCenter, Vec3 half) {
    half = half.cwiseMax(kThinnest * half.maxCoeff());
    if (!(half.minCoeff() > 0.0)) {
        return fromCenter.norm();
    }
    const Vec3 y = fromCenter.cwiseAbs().cwiseMax(kThinnest * half); // on a plane of symmetry: just beside it
    const Vec3 squares = half.cwiseProduct(half);
    double t = (half.cwiseProduct(y) - squares).maxCoeff();
    for (int step = 0; step < kMaxEllipsoidSteps; ++step) {
        const Vec3 below = squares.array() + t;
        const Vec3 parts = half.cwiseProduct(y).cwiseQuotient(below);
        const double value = parts.squaredNorm() - 1.0;
        const double slope = -2.0 * parts.cwiseProduct(parts).cwiseQuotient(below).sum();
        const double next = t - value / slope;
        if (!(next > t)) {
            break;
        }
        t = next;
    }
    const Vec3 nearest = squares.cwiseProduct(y).cwiseQuotient(Vec3(squares.array() + t));
    const double distance = (nearest - y).norm();
    return y.cwiseQuotient(half).squaredNorm() < 1.0 ? -distance : distance;
}

Vec3 halfSizes(const AxisVolume& volume) {
    return {0.5 * volume.length(), volume.radii[0], volume.radii[1]};
}

/// Of all points of the axis the deepest: as deep as the nearer cap is far, or as the cone is.
double cylinderDepth(double length, const std::array<double, 2>& radii) {
    if (!(length > 0.0)) {
        return 0.0;
    }
    const double slope = (radii[1] - radii[0]) / length;
    const double cosine = 1.0 / std::sqrt(1.0 + slope * slope);
    const auto depth = [&](double x) { return std::min({x, length - x, cosine * (radii[0] + slope * x)}); };
    // It is lowest of three lines: the highest such place is where two of them cross.
    const double fromStart = cosine * radii[0] / (1.0 - cosine * slope);
    const double fromEnd = (length - cosine * radii[0]) / (1.0 + cosine * slope);
    return std::max({0.0, depth(0.5 * length), depth(fromStart), depth(fromEnd)});
}

} // namespace

double AxisVolume::signedDistanceTo(const Vec3& p) const {
    const Vec3 local = axes.transpose() * (p - start);
    const double whole = length();
    const Vec2 round(local.x(), std::hypot(local.y(), local.z()));
    switch (shape) {
    case AxisVolumeShape::Capsule:
        return capsuleDistance(round, whole, radii);
    case AxisVolumeShape::Cylinder:
        return cylinderDistance(round, whole, radii);
    case AxisVolumeShape::Box:
        return boxDistance(local - Vec3(0.5 * whole, 0.0, 0.0), halfSizes(*this));
    case AxisVolumeShape::Ellipsoid:
        break;
    }
    return ellipsoidDistance(local - Vec3(0.5 * whole, 0.0, 0.0), halfSizes(*this));
}

double AxisVolume::innerRadius() const {
    switch (shape) {
    case AxisVolumeShape::Capsule:
        return std::max(radii[0], radii[1]);
    case AxisVolumeShape::Cylinder:
        return cylinderDepth(length(), radii);
    case AxisVolumeShape::Box:
    case AxisVolumeShape::Ellipsoid:
        break;
    }
    return halfSizes(*this).minCoeff();
}

AxisVolume AxisVolume::grown(double width) const {
    AxisVolume volume = *this;
    volume.radii = {radii[0] + width, radii[1] + width};
    if (shape != AxisVolumeShape::Capsule) {
        volume.start -= width * axes.col(0);
        volume.end += width * axes.col(0);
    }
    return volume;
}

AxisVolume AxisVolume::transformed(const Transform& transform) const {
    const double scale = std::cbrt(std::abs(transform.linear().determinant()));
    AxisVolume volume = *this;
    volume.start = transform * start;
    volume.end = transform * end;
    volume.axes = Mat3(transform.linear() * axes / scale);
    volume.radii = {scale * radii[0], scale * radii[1]};
    return volume;
}

} // namespace sinew
