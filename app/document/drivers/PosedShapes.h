#pragma once

#include "app/document/ImplicitFrame.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/drivers/Driver.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// Where the vertices of every part are to be in a pose, #parts x #P, model space; an empty part stays as it
/// is shown.
using PartTargets = std::vector<std::vector<Vec3>>;

/// A character in a pose that a shape is made of.
struct ShownForm {
    DirectSkinning form;                      ///< as the drivers complete it, with the shapes that are on
    std::shared_ptr<const ImplicitSkin> skin; ///< fitted to the form's weights; null: no implicit skinning
    Pose pose;                                ///< what `form` was made of, drivers included
};

/// A shape and what turns it on.
struct NewShape {
    std::string name;
    Shapes parts; ///< every part's offsets in the bind pose; parts that it leaves alone have none
    JointDriver driver;
    Notices notices; ///< ShapeVerticesFlat, ShapeRepeatsWeights
};

/// What is shown, of every part: by implicit skinning where the form's settings say so and its skin is there.
PartTargets shownVertices(const ShownForm& shown);

/// The shape that takes every part to its target in this pose, added to what is shown: by the inverse of what
/// moves each vertex (shapeFromPosed), with implicit skinning by fixed-point iteration over that. Offsets
/// under a hundred-thousandth of the scene's size are none. Its driver (shapeDriver) turns it on by `joint`,
/// where that turns in the pose, else by the joint that turns most. `drivers`: those that there are. Errors:
/// ShapeWithoutTurn, ShapeUnchanged, Canceled.
Expected<NewShape> shapeOfTargets(const ShownForm& shown, const std::string& name, const PartTargets& targets,
                                  const Drivers& drivers, std::int32_t joint, Progress& progress);

/// The shape that lets classic linear skinning show in this pose what the form's own method shows
/// (shapeOfTargets of a form with DeformSettings()). Errors: as above.
Expected<NewShape> shapeOfMethod(const ShownForm& shown, const std::string& name, const Drivers& drivers,
                                 std::int32_t joint, Progress& progress);

/// Places of a file's vertices as targets for the parts of a scene: parts by their names, else in their
/// order; a part that the file lacks stays. The unit of the file is the one of those in use (the file's own,
/// metres, centimetres, the scene's) in which it lies nearest to `shown`. Errors: as importScene; NoMesh,
/// ShapeVertexCount.
Expected<PartTargets> readShapeFile(const std::filesystem::path& file, const Scene& scene,
                                    const PartTargets& shown, Progress& progress);

/// A name that none of `names` is: `wanted`, or with a number behind it.
std::string freeShapeName(const std::vector<std::string>& names, const std::string& wanted);

} // namespace sinew
