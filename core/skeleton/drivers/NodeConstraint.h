#pragma once

#include "core/base/Names.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/drivers/Driver.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// How a constraint turns its joint.
enum class ConstraintKind {
    Roll,    ///< about one of its own axes, as far as the source turns about that line
    Aim,     ///< so that one of its own axes points at the source
    Rotation ///< as the source turns
};

/// The words of VRM 1.0.
constexpr Names<ConstraintKind, 3> kConstraintKindNames{
    {{"roll", ConstraintKind::Roll}, {"aim", ConstraintKind::Aim}, {"rotation", ConstraintKind::Rotation}}};

/// A constraint of VRM 1.0 (VRMC_node_constraint): a joint turns away from its bind pose by a fraction of
/// what its kind says. Roll is exact between joints of one parent. Joints by their names.
struct NodeConstraint {
    std::string joint;
    std::string source;
    double weight = 1.0; ///< 0..1
    ConstraintKind kind = ConstraintKind::Rotation;
    int axis = 0;          ///< of roll and aim: 0 for X, 1 for Y, 2 for Z
    bool negative = false; ///< of aim: the other end of that axis points at the source
    /// Of roll and aim, where edits turned the joint's axes: what it turns about or aims with in place of the
    /// axis, which is the nearest one. In the joint's axes, of length 1. Files have the axis alone.
    std::optional<Vec3> direction = {};
    bool operator==(const NodeConstraint&) const = default;
};

/// What a constraint rolls about or aims with, in the joint's axes, of length 1.
Vec3 constraintAxis(const NodeConstraint& constraint);

/// Lets a roll or an aim have this direction, in the joint's axes: by its nearest axis, and by itself where
/// that one is more than a degree away. Not of length 0.
void setConstraintAxis(NodeConstraint& constraint, const Vec3& direction);

/// Drivers that such a constraint says exactly. Roll: the twist of a joint turns a joint with the same parent
/// about an axis that lies along the first one's bone, by two keys whose line goes through 0, at -90 degrees
/// or less and at 90 or more, in the same direction and no farther. Rotation: the channel Turn by one
/// fraction at all angles, between joints that are bound with the same axes. Nothing else turns the driven
/// joint. O(#drivers^2 + #drivers #J).
std::vector<NodeConstraint> nodeConstraints(const Skeleton& skeleton, const Drivers& drivers);

} // namespace sinew
