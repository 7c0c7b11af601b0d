#pragma once

#include "core/skeleton/Skeleton.h"
#include "core/skeleton/drivers/Driver.h"

#include <string>
#include <vector>

namespace sinew {

/// A joint that turns about one of its own axes by a fraction of how another joint with the same parent turns
/// about that line: the roll constraint of VRM 1.0 (VRMC_node_constraint). Joints by their names.
struct RollConstraint {
    std::string joint;
    std::string source;
    int axis = 0;        ///< 0 for X, 1 for Y, 2 for Z
    double weight = 1.0; ///< 0..1
    bool operator==(const RollConstraint&) const = default;
};

/// Drivers that such a constraint says as well: the twist of a joint turns a joint with the same parent about
/// an axis that lies along the first one's bone, by two keys whose line goes through 0, at -90 degrees or
/// less and at 90 or more, in the same direction and no farther. Nothing else turns the driven joint.
/// O(#drivers^2
/// + #drivers #J).
std::vector<RollConstraint> rollConstraints(const Skeleton& skeleton, const Drivers& drivers);

} // namespace sinew
