#pragma once

#include "core/geometry/Mesh.h"

#include <vector>

namespace sinew {

/// How far each point is from its neighbours: the mean length of the polygons' sides that end there, in the
/// bind pose; 0 for points of no polygon. #P. O(#C).
std::vector<float> pointSpacing(const Mesh& mesh);

} // namespace sinew
