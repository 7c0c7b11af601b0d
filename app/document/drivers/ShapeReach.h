#pragma once

#include "app/document/ImplicitFrame.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/scene/Shapes.h"
#include "core/skeleton/drivers/Driver.h"

#include <cstddef>
#include <memory>
#include <string>

namespace sinew {

/// How near weights alone come to what a shape shows in a pose. Distances: root of the mean square, model
/// units.
struct ShapeReach {
    std::size_t vertices = 0; ///< that the shape moves and that have weights
    double moved = 0.0;       ///< by the shape
    double left = 0.0;        ///< of that, what weights cannot do

    /// Weights do the same but for a twentieth.
    bool repeatsWeights() const { return vertices > 0 && left <= 0.05 * moved; }
};

/// The best weights (weightsThatReach, any joints that carry weight) for where the shape brings its vertices
/// in the form's pose. `form`: without the shape; `parts`: its offsets in the bind pose. O(#P log #P +
/// #vertices of the shape #joints^4).
ShapeReach shapeReach(const DirectSkinning& form, const Shapes& parts);

/// ShapeRepeatsWeights where `reach` says so; nothing otherwise.
Notices repeatNotices(const std::string& shape, const ShapeReach& reach);

/// What shapes are judged by.
struct ShapeCharacter {
    std::shared_ptr<const Scene> scene;
    std::shared_ptr<const PartWeights> weights;
    Shapes shapes;
    Drivers drivers;
    DeformSettings settings;
};

/// shapeReach of a shape with these offsets in the pose of its drivers in which weights come nearest
/// (fullPoses), other shapes as they are on there. Without drivers there is no pose, and no vertices. Error:
/// Canceled.
Expected<ShapeReach> reachOfDriven(const ShapeCharacter& character, const std::string& shape,
                                   const Shapes& parts, Progress& progress);

} // namespace sinew
