#pragma once

#include "core/base/Names.h"
#include "core/base/Types.h"

namespace sinew {

enum class AxisVolumeShape { Capsule, Ellipsoid, Box, Cylinder };

constexpr Names<AxisVolumeShape, 4> kAxisVolumeShapeNames{{{"capsule", AxisVolumeShape::Capsule},
                                                           {"ellipsoid", AxisVolumeShape::Ellipsoid},
                                                           {"box", AxisVolumeShape::Box},
                                                           {"cylinder", AxisVolumeShape::Cylinder}}};

/// A volume about an axis, as it is laid around a bone; model space.
/// - Capsule: a sphere about each end of the axis and all between the two: the convex hull of both.
/// - Cylinder: round about the axis, flat at its ends; a cut cone where the radii differ.
/// - Ellipsoid: touches both ends of the axis. Box: ends at them. Their radii are half their widths.
struct AxisVolume {
    AxisVolumeShape shape = AxisVolumeShape::Capsule;
    Vec3 start = Vec3::Zero();
    Vec3 end = Vec3::Zero();
    Mat3 axes = Mat3::Identity();          ///< columns: from start to end, and two across; orthonormal
    std::array<double, 2> radii{0.0, 0.0}; ///< round shapes: at the start and at the end; else along the
                                           ///< first and the second axis across

    bool operator==(const AxisVolume&) const = default;

    double length() const { return (end - start).norm(); }
    Vec3 center() const { return 0.5 * (start + end); }
    /// Whether the radii belong to the two ends.
    bool isRound() const { return shape == AxisVolumeShape::Capsule || shape == AxisVolumeShape::Cylinder; }

    /// Euclidean distance from the surface, negative inside. Ellipsoids: to a relative 1e-6, by Newton's
    /// method on Lagrange's multiplier (D. Eberly, Distance from a Point to an Ellipse, an Ellipsoid, or a
    /// Hyperellipsoid, 2013). A volume without width counts as its axis or face.
    double signedDistanceTo(const Vec3& p) const;
    /// Radius of the largest sphere that has room in it: how deep its deepest point lies. 0: it holds
    /// nothing.
    double innerRadius() const;
    /// About all that lies within `width` of it: each size grows by the width. Capsules, exactly those; other
    /// shapes keep their form.
    AxisVolume grown(double width) const;
    /// The same after a turn, a uniform scale and a move.
    AxisVolume transformed(const Transform& transform) const;
};

} // namespace sinew
