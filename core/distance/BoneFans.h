#pragma once

#include "core/base/Types.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Bones as walks see them: each a fan of segments (grid space) of which the nearest place counts.
class BoneFans {
public:
    void assign(std::span<const std::vector<Segment>> bones);

    /// The place of a bone nearest to `p`; of a bone without segments p itself. O(#segments).
    Vec3f nearest(std::uint32_t bone, const Vec3f& p) const;

private:
    struct Piece {
        Vec3f start;
        Vec3f way;
        float inverseSquare = 0.0F;
    };
    std::vector<Piece> m_pieces;        ///< of all bones, one after the other
    std::vector<std::uint32_t> m_first; ///< #bones + 1
};

} // namespace sinew
