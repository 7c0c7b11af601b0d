#pragma once

#include "core/avatar/Springs.h"

#include <vector>

namespace sinew {

/// What a hand drags at a collider.
enum class ColliderGrip {
    Middle, ///< all of it
    Start,  ///< a capsule's first end
    End,    ///< a capsule's other end
    Radius,
    Normal ///< the tip of a plane's arrow
};

/// A handle on a collider, in the space that the collider is in.
struct ColliderHandle {
    ColliderGrip grip = ColliderGrip::Middle;
    Vec3 position = Vec3::Zero();
    Vec3 direction = Vec3::Zero(); ///< unit, that it is dragged along; 0: along the screen

    bool operator==(const ColliderHandle&) const = default;
};

/// How far the square of a plane reaches on a character of this size; it has none of its own.
constexpr double planeSizeIn(double characterSize) {
    return 0.12 * characterSize;
}

/// Where all of a collider is held: the middle of a ball or capsule, where a plane is fixed. Joint space.
Vec3 middleOf(const SpringCollider& collider);

/// The handles of a collider in its joint's space: one in the middle, at both ends of a capsule, six or eight
/// for its radius, one at the tip of a plane's arrow. `planeSize`: how long that arrow is, scene units.
std::vector<ColliderHandle> colliderHandles(const SpringCollider& collider, double planeSize);

/// What a collider becomes when one of its handles is dragged by a way; both in the joint's space. A radius
/// stays at 0 or over; a normal keeps length 1.
SpringCollider draggedCollider(const SpringCollider& collider, const ColliderHandle& handle,
                               const Vec3& offset, double planeSize);

/// The edges of a collider as lines in its joint's space: three rings of a ball, rings and lines of a
/// capsule, a square with its arrow of a plane, which reaches `planeSize` to each side.
std::vector<Segment> colliderOutline(const SpringCollider& collider, double planeSize);

} // namespace sinew
