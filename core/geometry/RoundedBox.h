#pragma once

#include "core/base/Types.h"

namespace sinew {

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
    /// The same after a turn, a uniform scale and a move.
    RoundedBox transformed(const Transform& transform) const;
};

} // namespace sinew
