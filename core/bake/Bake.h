#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/Types.h"
#include "core/scene/Scene.h"
#include "core/scene/Shapes.h"
#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/drivers/Driver.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Vertices of every part in a pose: #parts x #P, model space; an empty part has no weights and is left out.
using PosedParts = std::vector<std::vector<Vec3f>>;

/// A pose that the bake is fitted to, or judged by.
struct BakePose {
    std::string name;           ///< "LeftForeArm 90": as lists show it
    Pose pose;                  ///< #J, drivers included
    std::int32_t joint = kNone; ///< that it turns; kNone: several
    bool heldOut = false;       ///< it judges and is not fitted to
    PosedParts target;          ///< where the source method brings the vertices
};

/// What a bake may do, each step only where it pays.
struct BakeSettings {
    bool weights = true; ///< fit linear weights
    bool helpers = true; ///< add joints that turn half-way, with drivers
    int maxShapes = 24;  ///< corrective shapes; a symmetric pair counts as one; 0: none
    std::size_t maxInfluences = 8;
    double goodTo = 0.002; ///< metres: the largest mean error of a joint's vertices that passes the gate
};

/// A joint that a bake adds. It stands where `source` stands, with the same axes and the same parent, and
/// turns by a fraction of what that one turns.
struct HelperJoint {
    std::string name; ///< that no joint of the skeleton has
    std::int32_t source = kNone;
    JointDriver driver; ///< of the helper by the source
    double gain = 0.0;  ///< metres of the mean error that it takes away, of the vertices that it moves
};

/// A corrective shape with what turns it on.
struct BakedShape {
    std::string name;           ///< "Elbow_L_90": joint, side, degrees
    Shapes parts;               ///< offsets in the bind pose, every part's own
    JointDriver driver;         ///< DriverChannel::Shape
    std::int32_t joint = kNone; ///< whose turn it corrects
    double gain = 0.0;     ///< metres of the mean error that it takes away, of the vertices that it moves
    std::size_t bytes = 0; ///< in a file: 3 floats and an index for each vertex that moves
};

/// How far the baked character is from the source in one pose, metres.
struct BakePoseError {
    std::size_t pose = 0; ///< number in the input's list
    double before = 0.0;  ///< root of the mean square over the vertices that either moves
    double after = 0.0;
    double worstBefore = 0.0; ///< the farthest vertex
    double worstAfter = 0.0;
    std::int32_t worstJoint = kNone; ///< that leads the farthest vertex
};

/// What is baked.
struct BakeInput {
    const Scene* scene = nullptr; ///< with skeleton, weights in force and the shapes that there are
    Drivers drivers;              ///< that there are
    std::vector<BakePose> poses;  ///< in a fixed order
    std::vector<bool> locked;     ///< joints whose weights stay, #J or shorter
    std::vector<std::vector<bool>> held =
        {};                  ///< vertices whose weights stay (painted), #parts x #P or shorter
    MirrorTable mirror;      ///< which joints are partners
    std::string method = {}; ///< name of the source method, for the error BakeWithoutGain
};

/// What comes out. Weights are over the skeleton with the helpers at its end, in their order.
struct BakeResult {
    PartWeights weights; ///< #parts
    std::vector<HelperJoint> helpers;
    std::vector<BakedShape> shapes;    ///< in the order in which they were chosen
    std::vector<BakePoseError> errors; ///< of every pose, held-out ones too
    std::vector<double>
        weightsGain; ///< one entry: metres of the mean error that the weights take away; empty: none
};

/// Whether drivers can follow the joint, which they know by its name: no joint before it has the same. Others
/// get no helper joint and no shape. O(#J).
bool canDrive(const Skeleton& skeleton, std::int32_t joint);

/// The linear skin that comes nearest to a source in its poses. Steps: weights and helpers (BakeWeights.h),
/// then shapes (BakeShapes.h); each may be left out, and helpers bring fitted weights with them. Poses that
/// are held out only get figures. The same bytes on any number of threads. O(#poses #P k^2 + #P k^3 + #shapes
/// #poses #P) time; memory beside the input's: about 2 kB a vertex while weights are fitted, 40 bytes a
/// vertex and fitted pose while shapes are. Stage: Weights, then Deform. Errors: BakeWithoutPoses (none is
/// fitted, or none of these moves a vertex), BakeWithoutGain (the source shows what linear skinning shows),
/// NoWeights, Canceled.
Expected<BakeResult> bake(const BakeInput& input, const BakeSettings& settings, Progress& progress);

/// The scene with a result in it: helper joints at the end of the skeleton, weights, shapes as morph targets.
/// The drivers of helpers and shapes go to `drivers`, which has those of the input. Scene is otherwise the
/// same.
Scene withBake(Scene scene, const BakeResult& result, Drivers& drivers);

} // namespace sinew
