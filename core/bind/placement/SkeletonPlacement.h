#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Types.h"
#include "core/bind/BindInput.h"
#include "core/bind/bones/Bones.h"
#include "core/bind/settings/BindSettings.h"
#include "core/skeleton/Skeleton.h"
#include "core/voxel/SparseVoxels.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// How a skeleton lies in its mesh.
struct SkeletonPlacement {
    std::size_t joints = 0;  ///< that carry weight and start from their own bones, not from handles
    std::size_t outside = 0; ///< of these, whose bones lie outside the mesh in full
    bool astray = false;     ///< most lie outside, or the skeleton is many times smaller than the character
    std::optional<SkeletonFit> fit; ///< what would put most joints of a misplaced skeleton inside
    /// Of a skeleton that is not astray: parts that lie further from it than it is large, by name.
    std::vector<std::string> farParts;
};

/// Looks where the bones lie in a coarse volume of the mesh alone, whatever rules its parts have. The
/// character is the smallest part whose box holds most of the skeleton, or else those that hold some of it:
/// a scene around it says nothing about the skeleton's size. For a
/// misplaced skeleton it searches the fit (findSkeletonFit), which takes up to a second of processor time.
/// Errors: of chooseBones and makeBindProblem; Canceled. O(n log n).
Expected<SkeletonPlacement> judgeSkeleton(const Scene& scene, const BindSettings& settings,
                                          Progress& progress);

/// Whether it is worth looking: of `sources` so many met no voxel of the bind, or mesh and bones differ much
/// in size. O(n).
bool mayBeAstray(const BindProblem& problem, const std::vector<Bone>& sources, std::size_t sourcesOutside);

/// SkeletonOutside or SkeletonFitProposed of a misplaced skeleton.
Notice noticeOf(const SkeletonPlacement& placement, const Scene& scene);
/// PartsFarFromSkeleton; nothing where there are none.
std::optional<Notice> farPartsNotice(const SkeletonPlacement& placement, const Scene& scene);
/// SkeletonFitted.
Notice fittedNotice(const SkeletonFit& fit, const Scene& scene);

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
std::vector<std::vector<Vec3>> pointsAlongBones(const std::vector<Bone>& sources);

/// The similarity that puts these bones best into the volume: bones keep inside, and no part of the volume
/// is far from a bone. Among nearly equal ones the simplest: no turn before up axes before quarter turns,
/// factors between units before others, no move before one. The same bytes on any number of threads.
SkeletonFit findSkeletonFit(const std::vector<std::vector<Vec3>>& bones, const MeshVolume& volume);

} // namespace sinew
