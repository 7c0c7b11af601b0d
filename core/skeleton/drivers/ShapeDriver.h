#pragma once

#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/drivers/Driver.h"

#include <optional>

namespace sinew {

/// How a joint is turned, by the measure that tells it best.
struct JointTurn {
    std::int32_t joint = kNone;
    JointAngle angle = JointAngle::Swing;
    double degrees = 0.0;
};

/// The turn of a joint in a pose: a twist where that is larger than the swing; a bend about an axis where
/// most of the swing is about that one, so that both directions can be told apart; else the swing. Nothing
/// where it turns by less than a degree. O(#J).
std::optional<JointTurn> turnOf(const Skeleton& skeleton, const Pose& pose, std::int32_t joint);

/// The joint that a pose turns most; nothing: none by a degree. O(#J^2).
std::optional<JointTurn> largestTurn(const Skeleton& skeleton, const Pose& pose);

/// Turns a shape on by a joint's turn: 1 at its angle and 0 at the next angles on both sides at which the
/// same joint's shapes have keys, at least at 0 degrees; beyond the outermost it stays on. Shapes that were
/// made one after the other, each over what was shown, are thus interpolated linearly between their angles.
JointDriver shapeDriver(const std::string& joint, const JointTurn& turn, const std::string& shape,
                        const Drivers& drivers);

} // namespace sinew
