#pragma once

#include "core/base/Error.h"
#include "core/skeleton/Pose.h"

#include <QByteArray>
#include <QMimeData>

#include <memory>
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

/// A pose for the clipboard, twice: exactly (kPoseMimeType, every joint by number and name), and as text that
/// people can edit and `sinew pose` reads (app/pose/PoseFile.h; angles to a millionth of a degree, without
/// scale, joints that share their name left out).
constexpr const char* kPoseMimeType = "application/x-sinew-pose+json";

std::unique_ptr<QMimeData> copiedPose(const Skeleton& skeleton, const Pose& pose);
/// Some joints alone. Numbers out of range are left out.
std::unique_ptr<QMimeData> copiedJoints(const Skeleton& skeleton, const Pose& pose,
                                        const std::vector<std::int32_t>& joints);

/// Whether it may hold a pose; cheap, for enabling an action.
bool mayHoldPose(const QMimeData& data);

struct PastedPose {
    Pose pose;                        ///< `onto` with the pasted joints
    std::vector<std::int32_t> joints; ///< that were set, ascending
    std::vector<std::string> unknown; ///< names this skeleton does not have (once)
};

/// Joints that the clipboard names take what it says, all others stay as in `onto`. Joints are found by
/// number if the name agrees, else by name. Errors: PoseBroken, JointUnknown (text only).
Expected<PastedPose> pastedPose(const QMimeData& data, const Skeleton& skeleton, const Pose& onto);

/// What the clipboard says of its only joint, to be pasted onto any other. Error: PoseBroken (no pose, or
/// several joints).
Expected<JointPose> pastedJoint(const QMimeData& data, const Skeleton& skeleton);

/// The text of copiedPose, one joint a line.
std::string poseText(const Skeleton& skeleton, const Pose& pose, const std::vector<std::int32_t>& joints);

} // namespace sinew
