#pragma once

#include "core/voxel/SparseVoxels.h"

namespace sinew {

/// Whether a vertex sees a place on a bone: the straight line between them never comes back into the
/// character after it has left it. As with Blender's rays, what only leaves (to a bone that lies outside)
/// sees, and what enters through a surface does not. In place of faces the voxels are asked: on a clean
/// closed mesh the two agree but for gaps that no voxel opens, and where surfaces are open, doubled or inside
/// out the voxels still know what is inside. The first base voxel of a line, where the surface itself lies,
/// is not judged, nor are edges of the outside that it only grazes. Refers to the voxels.
class BoneSight {
public:
    explicit BoneSight(const SparseVoxels& voxels)
        : m_voxels(voxels) {}

    /// Both in model space. O(leaves and empty base voxels on the line).
    bool sees(const Vec3& vertex, const Vec3& place) const;

private:
    struct Block;
    Block blockAt(const Vec3& point) const;

    const SparseVoxels& m_voxels;
};

} // namespace sinew
