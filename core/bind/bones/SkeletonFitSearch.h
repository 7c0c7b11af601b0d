#pragma once

#include "core/base/Error.h"
#include "core/bind/BindProblem.h"
#include "core/bind/bones/Bones.h"
#include "core/skeleton/Skeleton.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// The volume of a character's mesh alone, coarse: where it is, and how far a point lies outside.
class MeshVolume {
public:
    /// Error: Canceled. O(triangles + side^3).
    static Expected<MeshVolume> build(const BindProblem& problem, Progress& progress);

    /// Distance from a point to the nearest voxel's middle; 0 in a voxel. Model units. O(1).
    double outside(const Vec3& point) const;
    /// Middles of voxels, about so many, spread evenly.
    std::vector<Vec3> samples(std::size_t count) const;
    double voxelSize() const { return m_frame.voxelSize; }
    /// Side of the grid, model units.
    double side() const { return m_frame.voxelSize * m_frame.resolution(); }

private:
    std::size_t indexOf(std::uint32_t x, std::uint32_t y, std::uint32_t z) const {
        return (static_cast<std::size_t>(z) * m_frame.resolution() + y) * m_frame.resolution() + x;
    }
    void measure();

    VoxelFrame m_frame;
    std::vector<float> m_outside;        ///< of every voxel's middle, in voxels
    std::vector<std::uint64_t> m_inside; ///< Morton keys, ascending
};

/// Points of the model in the grid space of a frame. O(#P), parallel.
std::vector<Vec3> toGrid(const std::vector<Vec3>& vertices, const VoxelFrame& frame);

/// Places along the bones of every joint that starts from its own bones, in the order of the joints; the
/// first is where the joint stands.
std::vector<std::vector<Vec3>> placesAlongBones(const std::vector<Bone>& sources);

/// The similarity that puts these bones best into the volume: bones keep inside, and no part of the volume
/// is far from a bone. Among nearly equal ones the simplest: no turn before up axes before quarter turns,
/// factors between units before others, no move before one. The same bytes on any number of threads.
SkeletonFit findSkeletonFit(const std::vector<std::vector<Vec3>>& bones, const MeshVolume& volume);

} // namespace sinew
