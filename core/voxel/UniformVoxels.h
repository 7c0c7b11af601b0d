#pragma once

#include "core/voxel/SparseVoxels.h"

#include <cstddef>

namespace sinew {

/// A uniform grid (paper sec. 5.1, the set U) out of the sparse one: every leaf wider than a base voxel is
/// split into base voxels, which keep its flags; smaller leaves, of refined places, stay. What is inside does
/// not change. O(#base voxels); throws std::bad_alloc.
SparseVoxels uniformVoxels(const SparseVoxels& voxels);

/// How many leaves that would be. O(#leaves).
std::size_t uniformCount(const SparseVoxels& voxels);

} // namespace sinew
