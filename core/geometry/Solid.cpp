#include "core/geometry/Solid.h"

#include <algorithm>
#include <cmath>

namespace sinew {
Solid Solid::point(const Vec3& at) {
    return {SolidShape::Point, at, Vec3::Zero(), Vec3::Zero(), 0.0};
}

Solid Solid::sphere(const Vec3& center, double radius) {
    return {SolidShape::Sphere, center, Vec3::Zero(), Vec3::Zero(), radius};
}

Solid Solid::capsule(const Vec3& from, const Vec3& to, double radius) {
    return {SolidShape::Capsule, from, to, Vec3::Zero(), radius};
}

Solid Solid::box(const Vec3& center, const Vec3& half) {
    return {SolidShape::Box, center, Vec3::Zero(), half, 0.0};
}

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

double RoundedBox::signedDistanceTo(const Vec3& p) const {
    const Vec3 out = (axes.transpose() * (p - center)).cwiseAbs() - half;
    return out.cwiseMax(0.0).norm() + std::min(out.maxCoeff(), 0.0) - radius;
}

RoundedBox RoundedBox::transformed(const Transform& transform) const {
    const double scale = std::cbrt(std::abs(transform.linear().determinant()));
    return {transform * center, Mat3(transform.linear() * axes / scale), scale * half, scale * radius};
}

RoundedBox volumeOf(const Solid& solid) {
    RoundedBox volume;
    volume.center = solid.from;
    switch (solid.shape) {
    case SolidShape::Point:
        break;
    case SolidShape::Sphere:
        volume.radius = solid.radius;
        break;
    case SolidShape::Capsule: {
        const Vec3 offset = solid.to - solid.from;
        volume.center += 0.5 * offset;
        volume.half.x() = 0.5 * offset.norm();
        volume.radius = solid.radius;
        if (offset.squaredNorm() > 0.0) {
            volume.axes.col(0) = offset.normalized();
            volume.axes.col(1) = volume.axes.col(0).unitOrthogonal();
            volume.axes.col(2) = volume.axes.col(0).cross(volume.axes.col(1));
        }
        break;
    }
    case SolidShape::Box:
        volume.half = solid.half;
        break;
    }
    return volume;
}

Segment spineOf(const Solid& solid) {
    if (solid.shape == SolidShape::Capsule) {
        return {solid.from, solid.to};
    }
    Vec3 offset = Vec3::Zero();
    if (solid.shape == SolidShape::Box) {
        Eigen::Index longest = 0;
        const double reach = solid.half.maxCoeff(&longest);
        offset[longest] = reach;
    }
    return {solid.from - offset, solid.from + offset};
}

double signedDistance(const Solid& solid, const Vec3& position) {
    switch (solid.shape) {
    case SolidShape::Box:
        return ((position - solid.from).cwiseAbs() - solid.half).maxCoeff();
    case SolidShape::Capsule:
        return distanceTo(position, {solid.from, solid.to}) - solid.radius;
    case SolidShape::Point:
    case SolidShape::Sphere:
        break;
    }
    return (position - solid.from).norm() - solid.radius;
}

double distanceTo(const Vec3& position, const Segment& line) {
    const Vec3 offset = line.b - line.a;
    const double length = offset.squaredNorm();
    const double along = length > 0.0 ? std::clamp((position - line.a).dot(offset) / length, 0.0, 1.0) : 0.0;
    return (position - line.a - along * offset).norm();
}

bool isUsable(const Solid& solid) {
    constexpr double huge = 1e15;
    const auto usable = [](const Vec3& v) { return v.allFinite() && v.cwiseAbs().maxCoeff() <= huge; };
    return usable(solid.from) && usable(solid.to) && usable(solid.half) && solid.half.minCoeff() >= 0.0 &&
           solid.radius >= 0.0 && solid.radius <= huge;
}

bool hasSize(const Solid& solid) {
    const bool finite = solid.from.allFinite() && solid.to.allFinite() && solid.half.allFinite() &&
                        std::isfinite(solid.radius);
    switch (solid.shape) {
    case SolidShape::Sphere:
    case SolidShape::Capsule:
        return finite && solid.radius > 0.0;
    case SolidShape::Box:
        return finite && solid.half.minCoeff() >= 0.0 && solid.half.maxCoeff() > 0.0;
    case SolidShape::Point:
        break;
    }
    return false;
}

Vec3 middleOf(const Solid& solid) {
    return solid.shape == SolidShape::Capsule ? Vec3(0.5 * (solid.from + solid.to)) : solid.from;
}

void moveMiddle(Solid& solid, const Vec3& to) {
    const Vec3 offset = to - middleOf(solid);
    solid.from += offset;
    if (solid.shape == SolidShape::Capsule) {
        solid.to += offset;
    }
}

double widthOf(const Solid& solid) {
    return 2.0 * (solid.shape == SolidShape::Box ? solid.half.maxCoeff() : solid.radius);
}

double lengthOf(const Solid& solid) {
    return solid.shape == SolidShape::Capsule ? (solid.to - solid.from).norm() : 0.0;
}

void setLength(Solid& solid, double length) {
    if (solid.shape != SolidShape::Capsule) {
        return;
    }
    const Vec3 middle = middleOf(solid);
    const Vec3 offset = solid.to - solid.from;
    const Vec3 half = 0.5 * length * (offset.norm() > 0.0 ? offset.normalized() : Vec3::UnitY().eval());
    solid.from = middle - half;
    solid.to = middle + half;
}

} // namespace sinew
