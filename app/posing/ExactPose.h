#pragma once

#include "core/skeleton/Pose.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace sinew {

/// A joint of an exact pose.
struct CopiedJoint {
    std::int32_t joint = kNone;
    std::string name;
    JointPose pose;
};

/// Joints of a pose as JSON, every number to its last bit: {"sinewPose": 1, "joints": [...]}.
QByteArray exactPoseBytes(const Skeleton& skeleton, const Pose& pose,
                          const std::vector<std::int32_t>& joints);

/// Empty when anything is not as exactPoseBytes writes it.
std::vector<CopiedJoint> exactJoints(const QByteArray& bytes);

} // namespace sinew
