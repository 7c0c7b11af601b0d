#pragma once

#include "core/io/ImportSource.h"

namespace sinew {

/// Makes a valid soup of what a file holds: polygons with fewer than 3 corners or with corners that name no
/// point are left out, points that are not finite go to the origin, attributes of the wrong length are
/// dropped, materials out of range become none. Notices: NonFinitePointsMoved, PolygonsOutOfRangeDropped,
/// LinesAndPointsDropped.
void repairMesh(Mesh& mesh, std::size_t materialCount, Notices& notices);

} // namespace sinew
