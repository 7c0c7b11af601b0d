#pragma once

#include "core/avatar/Springs.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

constexpr double kSpringStep = 1.0 / 60.0; ///< seconds that a step of previews and bakes takes

/// A collider where it stands in a pose. Lengths in scene units, places in model space.
struct PlacedCollider {
    std::size_t collider = 0; ///< index into Springs::colliders
    std::int32_t joint = kNone;
    ColliderShape shape = ColliderShape::Sphere;
    Vec3 from = Vec3::Zero();    ///< centre, a capsule's first end, a place on a plane
    Vec3 to = Vec3::Zero();      ///< a capsule's other end, else `from`
    Vec3 normal = Vec3::UnitY(); ///< a plane's
    double radius = 0.0;

    /// How far a ball is from touching it; negative: by how much the ball is where it must not be. `push`:
    /// the direction, of length 1, in which the ball leaves.
    double distance(const Vec3& center, double ballRadius, Vec3& push) const;
};

/// A collider in the pose in which its joint stands at `modelFromJoint`.
PlacedCollider placedCollider(const SpringCollider& collider, const Transform& modelFromJoint);

/// Those whose joint is there, in the pose whose transforms are given. O(#colliders #J).
std::vector<PlacedCollider> placedColliders(const Skeleton& skeleton, const Springs& springs,
                                            std::span<const Transform> modelFromJoint);

/// Where the bone of a swinging joint ends now.
struct SpringTail {
    std::int32_t joint = kNone;   ///< that swings
    std::int32_t next = kNone;    ///< the joint at its end; kNone: the chain's tail
    std::size_t chain = 0;        ///< index into Springs::chains
    Vec3 position = Vec3::Zero(); ///< model space
    double radius = 0.0;          ///< scene units
};

/// Swings the chains of a character, as VRMC_springBone-1.0 says it ("Spring Bone Algorithm"). The end of
/// each joint's bone goes on by Verlet's integration, is pulled towards where the pose has it, falls, keeps
/// its distance from the joint and is pushed out of colliders. Joints swing about their rest pose: what a
/// pose says of a swinging joint's own turn is not heard. A joint swings after the joints above it and after
/// those above the colliders that push it. The same poses give the same bytes.
class SpringPlayer {
public:
    SpringPlayer() = default;
    /// Joints go by their names, the first of equal ones. What springFaults() finds is left out, and so are
    /// bones without length. metersPerUnit: of the scene; stiffness and gravity count metres. `rest`: the
    /// pose that joints swing about; empty: the bind pose. O(#chains #J + #colliders).
    SpringPlayer(const Skeleton& skeleton, const Springs& springs, double metersPerUnit,
                 const Pose& rest = {});

    /// Nothing swings.
    bool empty() const { return m_links.empty(); }
    /// Joints that swing, in the order in which they do. The last ones of chains without tails are not among
    /// them.
    std::vector<std::int32_t> joints() const;

    /// All chains at rest and without speed in a pose of #J joints.
    void reset(const Pose& pose);
    /// One step towards a pose of #J joints, and the pose that results. The first step resets before.
    /// `seconds`: above 0. O(#J + #links #colliders).
    Pose step(const Pose& pose, double seconds = kSpringStep);
    /// The pose with chains as they hang since the last step, while no time passes; before any step the pose
    /// with chains at rest.
    Pose shown(const Pose& pose) const;

    /// Ends of the bones after the last step, one for each of joints().
    std::vector<SpringTail> tails() const;
    /// How far the last step moved an end, by the length of its bone: the largest. 0 before any.
    double motion() const { return m_motion; }

private:
    struct Link {
        SpringJoint settings;
        std::size_t chain = 0;
        std::int32_t joint = kNone;
        std::int32_t next = kNone;
        std::int32_t center = kNone;
        Quat rest = Quat::Identity();            ///< what the rest pose turns the joint by
        Vec3 end = Vec3::Zero();                 ///< of its bone, joint space; has length
        std::vector<std::size_t> colliders = {}; ///< indices into m_colliders
        std::vector<std::int32_t> below = {};    ///< joints that it moves, none beyond others that swing
        Vec3 current = Vec3::Zero();             ///< the end, in the centre's space
        Vec3 previous = Vec3::Zero();            ///< the same a step before
        Vec3 tail = Vec3::Zero();                ///< the end, model space
    };
    struct Collider {
        SpringCollider settings;
        std::size_t joint = 0;
    };
    /// A pose, and where it has the joints.
    struct Frame {
        Pose pose;
        std::vector<Transform> model;
    };

    void addChain(const Skeleton& skeleton, const Springs& springs, std::size_t chain, const Pose& rest,
                  std::span<const Transform> restModel);
    void sortLinks(const Skeleton& skeleton);
    void findBelow(const Skeleton& skeleton);
    Transform local(const Pose& pose, std::size_t joint) const;
    Transform model(const Frame& frame, std::size_t joint) const;
    Transform centerOf(const Link& link, const Frame& frame) const;
    Frame frameOf(const Pose& pose) const;
    Vec3 restTail(const Link& link, const Frame& frame) const;
    Vec3 nextTail(const Link& link, const Frame& frame, double seconds) const;
    void turn(const Link& link, const Vec3& tail, Frame& frame) const;

    std::vector<std::int32_t> m_parents;  ///< #J
    std::vector<Transform> m_fromParents; ///< #J: parentFromJoint of the bind pose
    std::vector<Collider> m_colliders;
    std::vector<Link> m_links; ///< in the order in which they swing
    double m_metersPerUnit = 1.0;
    bool m_started = false;
    double m_motion = 0.0;
};

} // namespace sinew
