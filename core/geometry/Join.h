#pragma once

#include "core/geometry/Mesh.h"

#include <span>

namespace sinew {

/// All meshes as one, vertices and polygons only, in order: for looking at a character as a whole. O(n).
Mesh joinMeshes(std::span<const Mesh* const> meshes);

} // namespace sinew
