#pragma once

#include "core/geometry/Solid.h"
#include "core/voxel/LeafChange.h"

#include <span>

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

/// Applies edits in their order. O(#leaves #edits).
void applyEdits(std::span<const VoxelEdit> edits, const VoxelFrame& frame, FlaggedLeaves& leaves);

} // namespace sinew
