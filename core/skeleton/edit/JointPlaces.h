#pragma once

#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <vector>

namespace sinew {

/// What those below a joint do when it is put elsewhere.
enum class JointsBelow {
    Stay,  ///< where they are, and turned as they are
    Follow ///< as if they were one with it
};

/// Joints being put elsewhere, to become one edit. A bone's tail that lies at a joint below goes with that
/// joint, another with its own joint.
class JointPositions {
public:
    explicit JointPositions(const Skeleton& skeleton);

    const Transform& frame(std::size_t joint) const { return m_frames[joint]; }
    void move(std::size_t joint, const Vec3& position, JointsBelow below);
    /// The axes of the joint, about where it stands; with Stay its tail stays too.
    void turn(std::size_t joint, const Quat& modelFromJoint, JointsBelow below);
    /// A rotation with uniform scale and a move; of axes only the rotation is taken.
    void transform(std::size_t joint, const Transform& moved);

    /// One Place of all joints that differ; none when none does. O(#J).
    SkeletonSteps steps() const;

private:
    void carry(std::size_t joint, const Transform& moved, JointsBelow below);
    std::optional<Vec3> tailOf(std::size_t joint) const;

    const Skeleton& m_skeleton;
    std::vector<std::vector<std::int32_t>> m_children;
    std::vector<Transform> m_frames;
    std::vector<std::optional<Vec3>> m_tails; ///< of the joints' own, where no joint below stands there
    double m_size = 0.0;
};

/// Where one joint is to stand, model space.
struct JointMove {
    std::int32_t joint = kNone;
    Vec3 position = Vec3::Zero();
};

/// Joints moved; each stands where it was asked to, also where one above it moved too. O(#moves #J).
SkeletonSteps moveJoints(const Skeleton& skeleton, std::span<const JointMove> moves, JointsBelow below);

/// Joints turned by `turn` (model space), each about where it stands. Below them: as JointsBelow says.
SkeletonSteps turnJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints, const Quat& turn,
                         JointsBelow below);

/// Joints, and with Follow all below them, each once: `moved` is a rotation with uniform scale and a move of
/// the model's space. The whole skeleton is scaled by naming its roots with Follow.
SkeletonSteps transformJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                              const Transform& moved, JointsBelow below);

/// Every joint of a chain between its highest and its lowest on the straight line between these, where its
/// fraction of the way along the chain was. Fewer than three joints stay. Joints that are not one below the
/// other are left out, and so are those in between that are not named. O(#J).
SkeletonSteps alignChain(const Skeleton& skeleton, std::span<const std::int32_t> joints);

/// One of a joint's own axes, either way.
enum class JointAxis { X, Y, Z, NegativeX, NegativeY, NegativeZ };

Vec3 axisVector(JointAxis axis);

/// How joints' axes are to lie.
struct JointOrientation {
    JointAxis aim = JointAxis::Y; ///< points along the bone
    JointAxis secondary =
        JointAxis::Z;             ///< of another letter than `aim`; points to `towards` as far as it can
    Vec3 towards = Vec3::UnitZ(); ///< model space, not zero
    bool fromBend = false;   ///< where the bone bends from the one before, `secondary` stands across the bend
    bool alongModel = false; ///< all axes along the model's; nothing of the above counts
    /// Joints on the negative side have their partner's axes mirrored and reversed, so that the same turn
    /// moves both sides alike.
    bool mirrorBehaviour = false;
    bool operator==(const JointOrientation&) const = default;
};

/// Axes as programs expect them, for a character that stands upright and looks along z: Blender: y along the
/// bone, z to the front; Unreal: x along the bone, y to the front, sides mirrored in behaviour; Unity: all
/// along the model's; Maya: x along the bone, y across the bend, sides mirrored in behaviour.
enum class AxisConvention { Blender, Unreal, Unity, Maya };

JointOrientation orientationFor(AxisConvention convention);

/// Joints turned so; none moves. A bone points to mainChild, else to its tail, else where the bone above
/// points; a joint without any of these stays as it is. `mirror`: partners for mirrorBehaviour, #J. O(#J).
SkeletonSteps orientJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                           const JointOrientation& orientation, const MirrorTable& mirror);

} // namespace sinew
