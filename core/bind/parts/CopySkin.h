#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/BindSettings.h"
#include "core/weights/Diffusion.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// Parts and shells that copy the weights of the nearest skin: their surface, and for each of its vertices
/// the nearest positions on the skin. Depends on the rules for parts alone, not on other settings.
struct SkinFollowers {
    /// A welded vertex of the solved surface and how much it counts.
    struct Share {
        std::uint32_t group = 0;
        float share = 0.0F;
    };
    std::vector<std::size_t> pieces;       ///< of the plan
    WeldedSurface surface;                 ///< of these pieces: its part k is pieces[k]
    std::vector<std::vector<Share>> reads; ///< #welded vertices of the pieces; each sums to 1
    std::vector<float> gaps;               ///< their distances to the skin
    std::unique_ptr<const SurfaceDiffusion> diffusion;

    /// How far a piece's farthest vertex is from the skin.
    double widestGap(std::size_t piece) const;
};

/// Finds them; null when nothing follows. Canceled, of no use. O(#P log #T), parallel.
std::shared_ptr<const SkinFollowers> findFollowers(const Scene& scene, const BindProblem& problem,
                                                   const Progress& progress);

/// Gives every vertex of the pieces the weights of the nearest place of the solved surface, blended over its
/// triangle (of equally near places the mean), then smoothed over the pieces' own surface half as wide as the
/// gap, so that where the nearest place jumps the weights do not. Co-located vertices of the pieces get the
/// same. `skin` #G has weight for `joints`, the sources' (ascending), alone. Weights of each piece's
/// vertices; canceled, of no use. O(#P #S), parallel.
std::vector<SkinWeights> followSkin(const SkinFollowers& followers, const SkinWeights& skin,
                                    std::span<const std::int32_t> joints, const BindSettings& settings,
                                    Progress& progress);

} // namespace sinew
