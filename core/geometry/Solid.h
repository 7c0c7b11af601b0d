#pragma once

#include "core/base/Types.h"

namespace sinew {

enum class SolidShape { Point, Sphere, Capsule, Box };

/// A point, sphere, capsule, or box with edges along the axes; model space. Handles, regions and voxel edits
/// are lists over it. What a shape does not have stays 0.
struct Solid {
    SolidShape shape = SolidShape::Sphere;
    Vec3 from = Vec3::Zero(); ///< the point, the center, or one end of the capsule
    Vec3 to = Vec3::Zero();   ///< the capsule's other end
    Vec3 half = Vec3::Zero(); ///< of the box: half its edges
    double radius = 0.0;      ///< of the sphere and the capsule

    static Solid point(const Vec3& at);
    static Solid sphere(const Vec3& center, double radius);
    static Solid capsule(const Vec3& from, const Vec3& to, double radius);
    static Solid box(const Vec3& center, const Vec3& half);

    bool operator==(const Solid&) const = default;
};

/// All positions within `radius` of a box, which may be turned and flat: a point (no size, no radius), a
/// sphere (no size), a capsule (one size), a box (no radius). What distances are measured from; Solid is what
/// users edit.
struct RoundedBox {
    Vec3 center = Vec3::Zero();
    Mat3 axes = Mat3::Identity(); ///< columns: the box's edges, orthonormal
    Vec3 half = Vec3::Zero();     ///< half its edges
    double radius = 0.0;

    /// The position in it nearest to `p`: p itself inside.
    Vec3 nearest(const Vec3& p) const;
    /// How far `p` is from it: 0 inside.
    double distanceTo(const Vec3& p) const;
    /// How far `p` is from its surface, negative inside.
    double signedDistanceTo(const Vec3& p) const;
    /// The same after a turn, a uniform scale and a move.
    RoundedBox transformed(const Transform& transform) const;
};

/// Everything that lies in it, for Euclidean distances: handles and regions measure with it.
RoundedBox volumeOf(const Solid& solid);
/// Its middle line: the capsule's, along the longest edge of a box, a point of spheres. Shows where a handle
/// is and marks the voxels that it surely meets.
Segment spineOf(const Solid& solid);
/// Distance from the surface, negative inside. Of a box the largest distance along an axis, which outside is
/// at most the Euclidean one: voxel edits decide by it whether a voxel's center is inside.
double signedDistance(const Solid& solid, const Vec3& position);
/// Euclidean.
double distanceTo(const Vec3& position, const Segment& line);

/// Whether all numbers are finite and none is huge (over 1e15) or a size below 0. A point will do.
bool isUsable(const Solid& solid);
/// Whether all numbers are finite and it holds more than a point: a radius over 0, an edge over 0.
bool hasSize(const Solid& solid);

Vec3 middleOf(const Solid& solid);
void moveMiddle(Solid& solid, const Vec3& to);

/// Diameter of a sphere or capsule, longest edge of a box; 0: a point.
double widthOf(const Solid& solid);

/// Between the ends of a capsule's middle line; 0 for other shapes.
double lengthOf(const Solid& solid);
/// Lengthens a capsule about its middle; one without length grows upwards.
void setLength(Solid& solid, double length);

} // namespace sinew
