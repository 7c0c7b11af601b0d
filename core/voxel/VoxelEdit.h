#pragma once

#include "core/voxel/Octree.h"
#include "core/voxel/VoxelFrame.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

enum class VoxelEditKind {
    Open, ///< the voxels there are no part of the volume
    Close ///< they are inside
};
enum class VoxelEditShape { Box, Sphere };

/// A place where the volume is cut or bridged by hand.
struct VoxelEdit {
    VoxelEditKind kind = VoxelEditKind::Open;
    VoxelEditShape shape = VoxelEditShape::Box;
    Vec3 center = Vec3::Zero(); ///< model space
    Vec3 half = Vec3::Zero();   ///< of a box: half its edges; of a sphere: the radius, three times

    /// Distance of a place from the shape's surface, negative inside; for boxes at most the true one.
    double distance(const Vec3& place) const;
    bool operator==(const VoxelEdit& other) const {
        return kind == other.kind && shape == other.shape && center == other.center && half == other.half;
    }
};

/// Applies edits in their order to leaves that tile the cube, with their flags (LeafFlag, 0: exterior).
/// Leaves that a shape's surface meets are split down to base voxels, which belong to it when their middles
/// do. O(#leaves #edits).
void applyEdits(std::span<const VoxelEdit> edits, const VoxelFrame& frame, std::vector<OctreeCell>& cells,
                std::vector<std::uint8_t>& flags);

} // namespace sinew
