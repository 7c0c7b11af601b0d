#pragma once

#include "core/io/build/BuildNodes.h"

namespace sinew {

/// Where everything stood when it was bound. A joint's bind transform as the file has it (`A`) may carry
/// scale or shear; the scene's is rigid (`B`), and what was taken out (`C = B^-1 A`) is kept to convert
/// animations.
struct BindPlan {
    std::vector<Transform> modelFromJointFile; ///< #J, A
    std::vector<Transform> modelFromJoint;     ///< #J, B
    std::vector<Transform> jointFromFileJoint; ///< #J, C; no translation
};

/// How one mesh gets into the model space.
struct MeshUse {
    Transform modelFromMesh = Transform::Identity();
    /// The skin's bind pose contradicts the skeleton's: every vertex has a matrix of its own, the mean of
    /// modelFromJointFile * jointFromMesh by its weights, which poses it as the skeleton was bound.
    bool blend = false;
    std::int32_t rigidJoint = kNone; ///< the joint a mesh without skin hangs under
};

struct BindsAndUses {
    BindPlan bind;
    std::vector<MeshUse> places; ///< one a mesh
};

/// One model space for all skins. A skin's inverse bind matrices leave its space open up to one transform: it
/// is the file's own record where there is one, agrees with the skins placed before where joints are shared,
/// and else puts the root-most joint where it rests: with its scale, unless that is uneven and poses would be
/// lost with it. `modelFromNode` from restTransforms. Notices: BindSpaceUnified, BindPoseInconsistent,
/// JointScaleRemoved (subject left empty).
BindsAndUses planBind(const ImportedFile& source, const JointPlan& plan,
                      std::span<const Transform> modelFromNode, Notices& notices);

} // namespace sinew
