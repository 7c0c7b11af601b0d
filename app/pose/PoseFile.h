#pragma once

#include "app/document/ImplicitFrame.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/Types.h"
#include "core/deform/Deform.h"
#include "core/deform/implicit/ImplicitSkin.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/drivers/Driver.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// Rx(x) * Ry(y) * Rz(z), degrees: how people write a joint's turn (app/pose/PoseFile.h).
Quat rotationOfDegrees(const Vec3& degrees);

/// The angles of a turn: x and z in -180..180, y in -90..90 degrees; where y is 90 or -90, z is 0. Without
/// the dust that -0 and rounding leave on round angles.
Vec3 degreesOfRotation(const Quat& rotation);

/// The same turn in angles near `before`, so that a field which is being dragged does not jump.
Vec3 degreesNear(const Quat& rotation, const Vec3& before);

/// How much a joint may be scaled by hand, as people write it or type it.
constexpr double kMinJointScale = 0.01;
constexpr double kMaxJointScale = 100.0;

/// A pose as people write it: {"joint": {"rotate": [x, y, z], "translate": [x, y, z], "scale": [x, y, z]},
/// ...}.
///
/// rotate: degrees about the joint's own bind axes, first x, then the turned y, then the twice turned z:
///   R = Rx(x) * Ry(y) * Rz(z). (In Blender, where modes are named outside in: rotation mode ZYX.)
/// translate: scene units along the axes of the parent's bind frame (of the model for a root), added to where
/// the joint
///   stands in its parent.
/// scale: along the joint's own bind axes, one number for all three or three, kMinJointScale to
/// kMaxJointScale. Together parentFromJoint = translate * parentFromJointBind * R * scale. Joints that are
/// not named stay in the bind pose, and what hangs below a joint moves along.
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

/// A scene in a pose, and how implicit skinning fared.
struct PosedScene {
    Scene scene;
    std::shared_ptr<const ImplicitSkin> skin; ///< null: without implicit skinning
    std::size_t contacts = 0;                 ///< vertices that other skin holds back
    std::size_t notReached = 0;               ///< vertices that did not come to their value
};

/// The scene as it looks in a pose, vertices and normals moved for good: without skeleton, weights, clips and
/// shapes. Vertices without weights stay where they are. Drivers complete the pose, and turn on shapes that
/// are morph targets of the scene's meshes. Implicit skinning takes all parts together, from no pose before.
/// Error: Canceled.
Expected<PosedScene> posedScene(const Scene& scene, const Pose& pose, const DeformSettings& settings,
                                Progress& progress, const Drivers& drivers = {});

/// The same by linear blending.
Scene posedScene(const Scene& scene, const Pose& pose, const Drivers& drivers = {});

/// What the direct method of a scene with its own weights follows from, as posedScene has it. The scene has
/// to outlive it.
DirectSkinning posedForm(const Scene& scene, const Pose& pose, const DeformSettings& settings,
                         const Drivers& drivers);

} // namespace sinew
