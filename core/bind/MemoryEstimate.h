#pragma once

#include "core/base/Expected.h"
#include "core/bind/BindSettings.h"
#include "core/geometry/Mesh.h"

#include <span>

namespace sinew {

/// Bytes a bind of this surface takes at its peak, from the number of voxels its triangles meet: an upper
/// estimate, within a factor of 2 on characters. `voxelsPerUnit` turns model lengths into voxels. O(#T).
double estimateBindMemory(std::span<const Vec3> points, std::span<const Triangle> triangles,
                          double voxelsPerUnit, std::size_t sources);

/// Bytes that a boundary cell more takes.
double memoryOfCell();

/// Bytes the bind may take.
double memoryLimit(const BindSettings& settings);

/// Error NotEnoughMemory, with the largest resolution that fits, when the bind would not fit into the limit.
Expected<void> checkMemory(std::span<const Vec3> points, std::span<const Triangle> triangles,
                           double voxelSize, std::size_t sources, const BindSettings& settings);

} // namespace sinew
