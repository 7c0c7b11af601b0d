#pragma once

#include "core/base/Names.h"
#include "core/base/Types.h"

#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

// Spring bones of a VRM (VRMC_springBone-1.0; secondaryAnimation of VRM 0.x). Joints go by their names, as
// in drivers. Places and directions are in the joint's own axes of the bind pose, lengths in scene units.

/// A joint of a chain. Its values say how the joint after it swings; those of the last joint how the chain's
/// tail does, and nothing without one.
struct SpringJoint {
    std::string joint;
    double stiffness = 1.0;              ///< how strongly it returns to the pose, 1 / s; 0 or more
    double drag = 0.5;                   ///< of its speed lost in a step: 0 none, 1 all
    double gravity = 0.0;                ///< metres per second, as the specification has it; may be negative
    Vec3 gravityDirection{0.0, -1.0, 0}; ///< scene space, of length 1
    double radius = 0.0;                 ///< of the ball at its tail that colliders push, scene units
    bool operator==(const SpringJoint&) const = default;
};

/// Joints that swing: each is an ancestor of the next one. Two at least, or one with a tail.
struct SpringChain {
    std::string name;
    std::vector<SpringJoint> joints;
    std::string center;              ///< the joint in whose space speed counts; empty: in the scene's
    std::vector<std::size_t> groups; ///< of colliders that push it, ascending; indices into Springs::groups
    Vec3 tail =
        Vec3::Zero(); ///< where the last joint's bone ends, joint space; zero: that joint is an end only
    bool hasTail() const { return !tail.isZero(0.0); }
    bool operator==(const SpringChain&) const = default;
};

/// Planes, and balls and capsules whose inside is free, are of VRMC_springBone_extended_collider-1.0.
enum class ColliderShape { Sphere, Capsule, Plane, InsideSphere, InsideCapsule };

/// The words of files and of the command line.
constexpr Names<ColliderShape, 5> kColliderShapeNames{{{"sphere", ColliderShape::Sphere},
                                                       {"capsule", ColliderShape::Capsule},
                                                       {"plane", ColliderShape::Plane},
                                                       {"inside-sphere", ColliderShape::InsideSphere},
                                                       {"inside-capsule", ColliderShape::InsideCapsule}}};

/// What chains do not swing into.
struct SpringCollider {
    std::string name; ///< may be empty
    std::string joint;
    ColliderShape shape = ColliderShape::Sphere;
    Vec3 offset = Vec3::Zero();  ///< of the centre, a capsule's first end, or somewhere on a plane
    Vec3 tail = Vec3::Zero();    ///< a capsule's other end
    Vec3 normal = Vec3::UnitY(); ///< a plane's, of length 1: towards where chains may be
    double radius = 0.0;         ///< scene units; a plane has none
    bool operator==(const SpringCollider&) const = default;
};

/// Colliders that chains name together.
struct ColliderGroup {
    std::string name;
    std::vector<std::size_t> colliders; ///< ascending, indices into Springs::colliders
    bool operator==(const ColliderGroup&) const = default;
};

struct Springs {
    std::vector<SpringChain> chains;
    std::vector<SpringCollider> colliders;
    std::vector<ColliderGroup> groups;

    bool empty() const { return chains.empty() && colliders.empty() && groups.empty(); }
    bool operator==(const Springs&) const = default;
};

} // namespace sinew
