#pragma once

#include "core/distance/DistanceSeeds.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

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
