#include "core/voxel/VoxelEdit.h"

#include "core/voxel/SparseVoxels.h"

namespace sinew {
namespace {

std::uint8_t separated(std::uint8_t /*before*/) {
    return 0;
}

std::uint8_t connected(std::uint8_t before) {
    return static_cast<std::uint8_t>(kLeafInterior | (before & kLeafBone));
}

} // namespace

void applyEdits(std::span<const VoxelEdit> edits, const VoxelFrame& frame, FlaggedLeaves& leaves) {
    for (const VoxelEdit& edit : edits) {
        applyChange({[&edit](const Vec3& position) { return signedDistance(edit.solid, position); },
                     edit.kind == VoxelEditKind::Separate ? separated : connected},
                    frame, leaves);
    }
}

} // namespace sinew
