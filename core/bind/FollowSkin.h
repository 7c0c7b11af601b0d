#pragma once

#include "core/bind/BindField.h"

#include <vector>

namespace sinew {

/// Weights of pieces that follow the skin.
struct FollowedSkin {
    std::vector<SkinWeights> weights; ///< of each piece's points
    std::vector<double> gaps;         ///< of each piece, how far its farthest point is from the skin
};

/// Gives every point of the pieces the weights of the nearest place of the solved surface, blended over its
/// triangle (of equally near places the mean), then smoothed over the pieces' own surface about as wide as
/// the gap, so that where the nearest place jumps the weights do not. Co-located points of the pieces get the
/// same. `skin` #G, the weights of the field's welded points. Canceled, of no use. O(#P log #T), parallel.
FollowedSkin followSkin(const Scene& scene, const BindField& field, const SkinWeights& skin,
                        const std::vector<RuledPiece>& pieces, const BindSettings& settings,
                        Progress& progress);

} // namespace sinew
