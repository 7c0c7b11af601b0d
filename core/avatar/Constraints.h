#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/drivers/NodeConstraint.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Whether constraints can turn the joints of a skeleton, the first trouble in their order. Errors:
/// JointUnknown, ParameterOutOfRange (a weight beyond 0 to 1, a direction that is none), ConstraintTwice,
/// ConstraintCircle. O(#constraints #J).
Expected<void> validateConstraints(const Skeleton& skeleton, std::span<const NodeConstraint> constraints);

/// Says of a file that holds constraints by their axes which of them mean another direction
/// (NodeConstraint::direction). Notice: ConstraintsInexact.
void noteInexact(std::span<const NodeConstraint> constraints, const std::string& file, Notices& notices);

/// Constraints on the joints of a skeleton, ready for many poses (VRMC_node_constraint-1.0, "Constraint
/// Specifications"). What a joint is at rest is its bind pose. Left out are constraints whose joints are not
/// there, all but the first of a joint, and those that turn themselves by way of others. Joints are found by
/// name, the first of equal ones.
class ConstraintRig {
public:
    ConstraintRig() = default;
    /// O(#constraints #J).
    ConstraintRig(const Skeleton& skeleton, std::span<const NodeConstraint> constraints);

    /// No constraint has anything to do.
    bool empty() const { return m_links.empty(); }
    /// Joints that are turned, each behind those that it turns by.
    std::vector<std::int32_t> targets() const;

    /// The pose with all these joints turned as their constraints say; what the pose says of their own turn
    /// is not heard. A joint that others turn by counts as it is itself turned. #J poses. O(#J + #constraints
    /// depth).
    Pose posed(Pose pose) const;

private:
    struct Link {
        std::int32_t joint = kNone;
        std::int32_t source = kNone;
        double weight = 1.0;
        ConstraintKind kind = ConstraintKind::Rotation;
        Vec3 axis = Vec3::UnitX(); ///< of the joint
    };
    /// Where a joint stands in a pose.
    struct Place {
        Quat turn = Quat::Identity(); ///< modelFromJoint
        Vec3 position = Vec3::Zero(); ///< model space
    };
    Place placeOf(std::int32_t joint, const Pose& pose) const;
    Quat turnOf(const Link& link, const Pose& pose) const;

    Skeleton m_skeleton;
    std::vector<Quat> m_rest;  ///< #J, parentFromJoint as bound
    std::vector<Link> m_links; ///< in the order in which they turn joints
};

} // namespace sinew
