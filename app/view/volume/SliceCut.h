#pragma once

#include "app/document/ViewState.h"
#include "core/base/Types.h"
#include "core/voxel/SparseVoxels.h"

#include <span>
#include <vector>

namespace sinew {

/// A plane across an axis of the model.
struct SlicePlane {
    SliceAxis axis = SliceAxis::Z;
    double place = 0.0; ///< model units

    Vec3 normal() const { return Vec3::Unit(static_cast<Eigen::Index>(axis)); }
};

/// The plane `slice` of the way through a box.
SlicePlane slicePlane(const Aabb& box, SliceAxis axis, double slice);

/// What the plane cuts out of the voxels: a convex polygon of 3 to 6 corners for each leaf it meets.
struct SliceCut {
    std::vector<std::uint32_t> leaves;         ///< that are met, ascending
    std::vector<std::uint32_t> firstCorner{0}; ///< #leaves + 1
    std::vector<Vec3> corners;                 ///< grid space, in order around each polygon
};

/// O(#leaves), parallel.
SliceCut cutVoxels(const SparseVoxels& voxels, const SlicePlane& plane);

/// The mean of what the leaves around a place hold, infinities left out; infinity when none is left.
float meanAround(const SparseVoxels& voxels, std::span<const float> ofLeaf, const Vec3& gridPlace);

} // namespace sinew
