#pragma once

#include "core/voxel/SparseVoxels.h"

#include <optional>

namespace sinew {

/// A cut across a limb.
struct LimbSection {
    Vec3 center = Vec3::Zero(); ///< middle of the area, model space
    double radius = 0.0;        ///< mean distance from there to the surface, model units
};

/// Whether a place (model space) lies in a leaf.
bool insideVolume(const SparseVoxels& voxels, const Vec3& place);

/// The cut through a place across `along` (not zero), its middle found in a few steps of the same cut.
/// Nothing outside the volume. Within half a base voxel. O(width in base voxels).
std::optional<LimbSection> limbSection(const SparseVoxels& voxels, const Vec3& place, const Vec3& along);

/// The middle of the first stretch of a ray that lies in the volume: what stands under a cursor, as deep as
/// it is thick half way. Nothing where the ray misses. O(length in base voxels).
std::optional<Vec3> middleOfRay(const SparseVoxels& voxels, const Vec3& origin, const Vec3& direction);

/// The middle of the leaf that is nearest to a place. Nothing in an empty volume. O(#leaves).
std::optional<Vec3> nearestInside(const SparseVoxels& voxels, const Vec3& place);

/// How much of a segment lies outside between places inside, model units. O(length in base voxels).
double lengthOutside(const SparseVoxels& voxels, const Segment& segment);

} // namespace sinew
