#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/voxel/SparseVoxels.h"

#include <array>
#include <vector>

namespace sinew {

/// A corner of a visible face of the voxels, grid space, as a graphics card reads it.
struct VoxelVertex {
    std::array<std::uint16_t, 3> place{};
    std::uint8_t kind = 0; ///< VoxelKind
    std::uint8_t side = 0; ///< -x, +x, -y, +y, -z, +z
};

/// The outside of the voxels: faces with nothing behind them, neighbours in a row joined where they are of
/// one kind. Four vertices a face, counter-clockwise seen from outside; faces of a side lie together.
struct VoxelFaces {
    std::vector<VoxelVertex> vertices;
    std::array<std::size_t, 7> firstFace{}; ///< of each side; the last one is the count

    std::size_t faceCount() const { return firstFace[6]; }
};

/// O(surface of all leaves + faces log faces). Error: Canceled.
Expected<VoxelFaces> outerFaces(const SparseVoxels& voxels, Progress& progress);

} // namespace sinew
