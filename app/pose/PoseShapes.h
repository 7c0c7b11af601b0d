#pragma once

#include "app/document/drivers/ShapeEdits.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/deform/Deform.h"
#include "core/scene/Scene.h"
#include "core/skeleton/drivers/Driver.h"

#include <string>
#include <vector>

namespace sinew {

/// A shape that a command line asks for.
struct ShapeOption {
    std::string name;
    std::string from; ///< file with the posed mesh, or a skinning method (isSkinningMethod)
    std::string pose; ///< file of the pose
};

/// "dqs" and "implicit".
bool isSkinningMethod(const std::string& word);

/// Makes the shapes, one over the other, on a scene with weights: they become morph targets of its meshes,
/// and each gets a driver unless `drivers` have one for it already. `settings`: how the character deforms.
/// Errors: those of readPose, readShapeFile and shapeOfTargets.
Expected<void> makeShapes(Scene& scene, Drivers& drivers, const std::vector<ShapeOption>& shapes,
                          const DeformSettings& settings, Notices& notices, Progress& progress);

/// A shape that a command line splits left and right.
struct ShapeSplit {
    std::string name;
    double blend = kSplitBlend; ///< 0 to 1, of the shape's breadth
};

/// Mirrors shapes, then splits shapes (mirroredShape, splitShape): morph targets of the scene's meshes, each
/// with its drivers. Errors: ShapeUnknown, those of both, and of validateDrivers.
Expected<void> editShapes(Scene& scene, Drivers& drivers, const std::vector<std::string>& mirrored,
                          const std::vector<ShapeSplit>& split);

/// ShapeRepeatsWeights of the morph targets of a file by classic linear skinning (shapeReach): each at the
/// moment of its clips at which it is on farthest, among the others as they are on there. Those that no clip
/// turns on are left out. Error: Canceled. O(#shapes) times that of shapeReach.
Expected<Notices> repeatedShapes(const Scene& scene, Progress& progress);

} // namespace sinew
