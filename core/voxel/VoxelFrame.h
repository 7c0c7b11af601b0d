#pragma once

#include "core/base/Types.h"

#include <span>

namespace sinew {

/// Where the voxels lie. Grid space: the cube [0, resolution]^3, a voxel is 1 wide, voxel (i, j, k) spans
/// [i, i+1] x [j, j+1] x [k, k+1].
struct VoxelFrame {
    int depth = 0;         ///< log2 of the resolution
    unsigned fineLog2 = 0; ///< base voxels, which the whole surface is resolved to, are 2^fineLog2 wide
    Transform gridFromModel = Transform::Identity(); ///< rotation, uniform scale, translation
    double voxelSize = 1.0;                          ///< edge of a voxel in model units

    std::uint32_t resolution() const { return 1U << static_cast<unsigned>(depth); }
    std::uint32_t baseVoxel() const { return 1U << fineLog2; }       ///< width of a base voxel
    double baseVoxelSize() const { return voxelSize * baseVoxel(); } ///< model units
};

/// The frame for a mesh and bones (paper sec. 4: uniform scale into the unit cube), turned to the principal
/// axes of the mesh's vertices, each towards its longer tail (third moment), and centred on their common box,
/// so that weights do not depend on how the character stands, and a symmetric one lies symmetric in the grid.
/// When two principal axes are equally long (a sphere, a cube) the model's own axes are kept. Non-finite
/// vertices are ignored. O(n).
VoxelFrame fitVoxelFrame(std::span<const Vec3> vertices, std::span<const Segment> bones, int depth);

/// Whether all these places (model space) lie in the grid's cube.
bool holdsAll(const VoxelFrame& frame, std::span<const Vec3> places);

/// The same cube down to a deeper level. Base voxels stay where they are, bit for bit.
VoxelFrame deepened(const VoxelFrame& frame, int depth);

} // namespace sinew
