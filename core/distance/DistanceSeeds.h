#pragma once

#include "core/base/Types.h"
#include "core/geometry/Solid.h"
#include "core/voxel/SparseVoxels.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

constexpr std::uint32_t kNoBone = 0xffffffffU;

/// A leaf where paths start: on one of the source's bones, which passes through it, or at the leaf's centre
/// after `distance` voxels that it cost to get there.
struct DistanceSeed {
    std::uint32_t leaf = kNoLeaf;
    float distance = 0.0F;
    std::uint32_t bone = kNoBone;
};

/// A fan of segments, and volumes all of whose places are at no distance (grid space), seen as one: its
/// nearest place counts, on whichever of them, so that no chance decides where several are equally near.
struct SeedBone {
    std::vector<Segment> segments;
    std::vector<RoundedBox> volumes;
};

/// What paths start from.
struct DistanceSeeds {
    std::vector<SeedBone> bones;
    std::vector<DistanceSeed> seeds;
};

/// Bones as paths see them: of each the nearest place counts, on whichever segment or volume.
class BoneSegments {
public:
    void assign(std::span<const SeedBone> bones);

    /// The place of a bone nearest to `p`; of a bone without any p itself. O(#segments + #volumes).
    Vec3f nearest(std::uint32_t bone, const Vec3f& p) const;

private:
    struct Piece {
        Vec3f start;
        Vec3f way;
        float inverseSquare = 0.0F;
    };
    std::vector<Piece> m_pieces;        ///< of all bones, one after the other
    std::vector<std::uint32_t> m_first; ///< #bones + 1
    std::vector<RoundedBox> m_volumes;
    std::vector<std::uint32_t> m_firstVolume; ///< #bones + 1
};

} // namespace sinew
