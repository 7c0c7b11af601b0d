#pragma once

#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/Pose.h"

namespace sinew {

/// What `joint` does, done by its partner on the other side: its turn and its way against the bind pose, seen
/// in model space and mirrored, whatever the axes of both joints are.
JointPose mirroredJoint(const Skeleton& skeleton, const MirrorTable& table, const JointPose& pose,
                        std::int32_t joint, std::int32_t partner);

/// The whole pose on the other side: partners swap, joints in the middle mirror themselves, joints without
/// partner keep theirs (MirrorTable::lonely). Twice gives the pose back, within rounding.
Pose mirroredPose(const Skeleton& skeleton, const MirrorTable& table, const Pose& pose);

/// The partners of `joints` take over what these do; nothing else moves.
Pose mirroredOnto(const Skeleton& skeleton, const MirrorTable& table, const Pose& pose,
                  const std::vector<std::int32_t>& joints);

} // namespace sinew
