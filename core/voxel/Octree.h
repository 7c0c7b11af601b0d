#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/voxel/Morton.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Keys of the finest voxels that primitives meet (separating-axis tests), ascending without repeats.
/// Points and segments in grid space. Triangles with non-finite points are left out.
/// O(voxels met * depth), parallel. Error: Canceled.
Expected<std::vector<std::uint64_t>> voxelsOfTriangles(std::span<const Vec3> points,
                                                       std::span<const Triangle> triangles, int depth,
                                                       Progress& progress);
std::vector<std::uint64_t> voxelsOfSegments(std::span<const Segment> segments, int depth);

/// A cubic cell of the octree: 2^sizeLog2 finest voxels wide, its lowest corner at `key`.
struct OctreeCell {
    std::uint64_t key = 0;
    std::uint8_t sizeLog2 = 0;
    bool operator==(const OctreeCell&) const = default;
};

/// The leaves of the octree that is split down to the finest level exactly where `fineKeys` (ascending,
/// unique) are: they tile the cube, in Morton order. O(#leaves).
std::vector<OctreeCell> octreeLeaves(std::span<const std::uint64_t> fineKeys, int depth);

} // namespace sinew
