#pragma once

#include "core/skeleton/Skeleton.h"
#include "core/skeleton/drivers/Driver.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// A constraint of VRM 1.0 (VRMC_node_constraint). With `rollAxis` a joint turns about that one of its own
/// axes by a fraction of how another joint with the same parent turns about that line (roll). Without it the
/// joint turns by a fraction of the other joint's whole turn away from the bind pose (rotation):
/// slerp(bind, bind * source's turn, weight). Joints by their names.
struct NodeConstraint {
    std::string joint;
    std::string source;
    double weight = 1.0;         ///< 0..1
    std::optional<int> rollAxis; ///< 0 for X, 1 for Y, 2 for Z
    bool operator==(const NodeConstraint&) const = default;
};

/// Drivers that such a constraint says exactly. Roll: the twist of a joint turns a joint with the same parent
/// about an axis that lies along the first one's bone, by two keys whose line goes through 0, at -90 degrees
/// or less and at 90 or more, in the same direction and no farther. Rotation: the channel Turn by one
/// fraction at all angles, between joints that are bound with the same axes. Nothing else turns the driven
/// joint. O(#drivers^2 + #drivers #J).
std::vector<NodeConstraint> nodeConstraints(const Skeleton& skeleton, const Drivers& drivers);

} // namespace sinew
