#pragma once

#include "core/geometry/Mesh.h"
#include "core/voxel/LeafChange.h"

#include <span>
#include <vector>

namespace sinew {

/// A closed surface besides the mesh's whose inside counts as volume too, model space.
struct FilledSurface {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles; ///< all facing outward, or all inward
};

/// Makes what lies outside the mesh and inside a surface, or in a base voxel that it passes through, part of
/// the volume; what the mesh has is left as it is. Without triangles nothing changes. O(#leaves #surfaces log
/// #triangles).
void fillSurfaces(std::span<const FilledSurface> surfaces, const VoxelFrame& frame, FlaggedLeaves& leaves);

} // namespace sinew
