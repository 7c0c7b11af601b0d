#pragma once

#include "core/base/Notice.h"
#include "core/scene/Scene.h"
#include "core/skeleton/drivers/Driver.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <vector>

namespace sinew {

/// Writes what drivers do into the clips of a scene as keys, for files and programs that know no drivers:
/// every channel that is driven has a key at every frame of the clip and wherever the joints that drive it,
/// or it itself, have one. Morph targets that drivers name get their weights likewise, and the weight of the
/// rest pose where no clip plays. Other tracks stay as they are. O(#clips #frames #J).
void bakeDrivers(Scene& scene, const Drivers& drivers);

/// How far a clip turns each shape on that it has keys of, linear between keys. Shapes of one name in several
/// meshes are one, which the first key list of that name moves. O(#morph tracks log #keys).
std::vector<ShapeWeight> shapesAt(const Scene& scene, const Clip& clip, double seconds);

/// Drivers that do nothing here, since the scene lacks their joint, the joint they drive or the shape:
/// DriverUnused, once for each name that is missing.
Notices unusedDrivers(const Scene& scene, const Drivers& drivers);

} // namespace sinew
