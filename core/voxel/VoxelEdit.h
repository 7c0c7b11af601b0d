#pragma once

#include "core/geometry/Solid.h"
#include "core/voxel/Octree.h"
#include "core/voxel/VoxelFrame.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

enum class VoxelEditKind {
    Separate, ///< the voxels there are no part of the volume
    Connect   ///< they are inside
};

/// A solid in which the volume is separated or connected by hand.
struct VoxelEdit {
    VoxelEditKind kind = VoxelEditKind::Separate;
    Solid solid;

    bool operator==(const VoxelEdit&) const = default;
};

/// Applies edits in their order to leaves that tile the cube, with their flags (LeafFlag, 0: exterior).
/// Leaves that a solid's surface meets are split down to base voxels, which belong to it when their middles
/// do. O(#leaves #edits).
void applyEdits(std::span<const VoxelEdit> edits, const VoxelFrame& frame, std::vector<OctreeCell>& cells,
                std::vector<std::uint8_t>& flags);

} // namespace sinew
