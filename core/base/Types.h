#pragma once

#include <Eigen/Core>
#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace sinew {

using Vec2f = Eigen::Vector2f;
using Vec3 = Eigen::Vector3d;
using Vec3f = Eigen::Vector3f;
using Vec4f = Eigen::Vector4f;
using Quat = Eigen::Quaterniond;
using Mat3 = Eigen::Matrix3d;
using Transform = Eigen::Affine3d;

/// An index that points nowhere: no parent, no material, no joint.
constexpr std::int32_t kNone = -1;

/// Axis-aligned box; empty (min > max) until something is added.
struct Aabb {
    Vec3 min = Vec3::Constant(std::numeric_limits<double>::infinity());
    Vec3 max = Vec3::Constant(-std::numeric_limits<double>::infinity());

    void add(const Vec3& p) {
        min = min.cwiseMin(p);
        max = max.cwiseMax(p);
    }
    void add(const Aabb& box) {
        min = min.cwiseMin(box.min);
        max = max.cwiseMax(box.max);
    }
    bool empty() const { return (min.array() > max.array()).any(); }
    Vec3 extent() const { return empty() ? Vec3(Vec3::Zero()) : Vec3(max - min); }
    Vec3 center() const { return empty() ? Vec3(Vec3::Zero()) : Vec3(0.5 * (min + max)); }
    double diagonal() const { return extent().norm(); }
    /// Of a box that is not empty, the place nearest to a point: the point itself inside.
    Vec3 nearest(const Vec3& p) const { return p.cwiseMax(min).cwiseMin(max); }
};

/// Closed line segment, a piece of a bone.
struct Segment {
    Vec3 a = Vec3::Zero();
    Vec3 b = Vec3::Zero();
};

/// Where on a segment a point is nearest: 0 at a, 1 at b; 0 on a segment without length.
inline double fractionAlong(const Segment& segment, const Vec3& p) {
    const Vec3 along = segment.b - segment.a;
    const double squared = along.squaredNorm();
    return squared > 0.0 ? std::clamp((p - segment.a).dot(along) / squared, 0.0, 1.0) : 0.0;
}

/// The place of a segment that is nearest to a point.
inline Vec3 nearestPoint(const Vec3& p, const Segment& segment) {
    return segment.a + fractionAlong(segment, p) * (segment.b - segment.a);
}

} // namespace sinew
