#pragma once

#include "core/base/Types.h"
#include "core/geometry/Solid.h"
#include "core/voxel/Octree.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace sinew {

/// The leaves of an octree that tile the cube, with their flags (LeafFlag, 0: exterior).
struct FlaggedLeaves {
    std::vector<OctreeCell> cells;
    std::vector<std::uint8_t> flags;
};

/// What becomes of the leaves in a shape.
struct LeafChange {
    /// Model space and units, negative inside. Never more than the Euclidean distance from the shape's
    /// surface: leaves farther from it than their corners are not split.
    std::function<double(const Vec3&)> signedDistance;
    /// The flags of a leaf inside, of those before.
    std::function<std::uint8_t(std::uint8_t)> inside;
};

/// Leaves that the shape's surface meets are split down to base voxels, which belong to it when their middles
/// do. O(#leaves) distances.
void applyChange(const LeafChange& change, const VoxelFrame& frame, FlaggedLeaves& leaves);

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
