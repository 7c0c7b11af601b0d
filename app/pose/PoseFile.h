#pragma once

#include "core/base/Expected.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// A pose as people write it: {"joint": {"rotate": [x, y, z], "translate": [x, y, z]}, ...}.
///
/// rotate: degrees about the joint's own bind axes, first x, then the turned y, then the twice turned z:
///   R = Rx(x) * Ry(y) * Rz(z). (In Blender, where modes are named outside in: rotation mode ZYX.)
/// translate: scene units along the axes of the parent's bind frame (of the model for a root), added to where
/// the joint
///   stands in its parent.
/// Together parentFromJoint = translate * parentFromJointBind * R. Joints that are not named stay in the bind
/// pose, and what hangs below a joint moves along.
///
/// Errors: FileNotFound, FileUnreadable, FileEmpty; PoseBroken (file, key and what is wrong); JointUnknown
/// (joint, with the nearest name there is; file).
Expected<Pose> readPose(const std::filesystem::path& file, const Skeleton& skeleton);

/// One joint of such a file.
struct NamedJointPose {
    std::int32_t joint = kNone;
    JointPose pose;
};

/// The joints a pose names, in its order. `file` stands in the errors: PoseBroken, JointUnknown.
Expected<std::vector<NamedJointPose>> jointPosesOf(const nlohmann::ordered_json& json,
                                                   const std::string& file, const Skeleton& skeleton);

} // namespace sinew
