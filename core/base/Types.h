#pragma once

#include <Eigen/Core>
#include <Eigen/Geometry>

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
};

/// Closed line segment, a piece of a bone.
struct Segment {
    Vec3 a = Vec3::Zero();
    Vec3 b = Vec3::Zero();
};

} // namespace sinew
