#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/settings/BindSettings.h"
#include "core/weights/Diffusion.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// Parts and shells that copy the weights of the nearest skin: their surface, and for each of its vertices
/// the nearest positions on the skin. Depends on the rules for parts alone, not on other settings.
struct SkinFollowers {
    /// A welded vertex of the solved surface and how much it counts.
    struct Fraction {
        std::uint32_t group = 0;
        float fraction = 0.0F;
    };
    std::vector<std::size_t> pieces;          ///< of the plan
    WeldedSurface surface;                    ///< of these pieces: its part k is pieces[k]
    std::vector<std::vector<Fraction>> reads; ///< #welded vertices of the pieces; each sums to 1
    std::vector<float> gaps;                  ///< their distances to the skin
    std::unique_ptr<const SurfaceDiffusion> diffusion;

    /// How far a piece's farthest vertex is from the skin.
    double widestGap(std::size_t piece) const;
};

/// Finds them; null when nothing follows. When canceled, the result must not be used. O(#P log #T), parallel.
std::shared_ptr<const SkinFollowers> findFollowers(const Scene& scene, const BindProblem& problem,
                                                   const Progress& progress);

/// Gives every vertex of the pieces the weights of the nearest place of the solved surface, blended over its
/// triangle (of equally near places the mean), then smoothed over the pieces' own surface half as wide as the
/// gap, so that where the nearest place jumps the weights do not. Co-located vertices of the pieces get the
/// same. `skin` #G has weight for `joints`, the sources' (ascending), alone. Weights of each piece's
/// vertices. When canceled, the result must not be used. O(#P #S), parallel.
std::vector<SkinWeights> followSkin(const SkinFollowers& followers, const SkinWeights& skin,
                                    std::span<const std::int32_t> joints, const BindSettings& settings,
                                    Progress& progress);

/// A small part or shell that lies on large ones, and where: all that can be said without weights on
/// whether it should copy the skin below.
struct AttachedShell {
    std::size_t part = 0;
    int shell = 0;                                          ///< as in PartRule
    double gap = 0.0;                                       ///< model units to the farthest of the vertices
    std::vector<std::uint32_t> vertices;                    ///< of the part; some of the piece's
    std::vector<std::vector<SkinFollowers::Fraction>> skin; ///< #vertices: what is below each; sums to 1
};

/// Pieces that no rule names: of at most kSmallFraction of the area of the largest shell, with no vertex
/// farther from the large ones (kLargeFraction and more) than kNearFraction of the diagonal. A part whose
/// shells all are such is one piece. Empty where everything is one shell. O(#P + #T log #T).
std::vector<AttachedShell> findAttachedShells(const Scene& scene, const BindProblem& problem);

constexpr double kSmallFraction = 0.1;
constexpr double kLargeFraction = 0.25;
constexpr double kNearFraction = 0.03;

/// Weights of all welded vertices (#G) from some of the sources alone.
using WeighSome = std::function<SkinWeights(const std::vector<std::size_t>& sources)>;

/// Puts the weights that the rules ask for in the place of those in `weights` (one entry a part) and says the
/// gaps of what follows the skin. `welded` #G are the solver's weights, `weighSome` those of fewer sources;
/// `followers` null: nothing follows. When canceled, the result must not be used.
void applyRules(const Scene& scene, const BindInput& input, const SkinFollowers* followers,
                const SkinWeights& welded, const WeighSome& weighSome, const BindSettings& settings,
                std::vector<std::shared_ptr<const SkinWeights>>& weights, Notices& notices,
                Progress& progress);

/// Of a part that a rule leaves out and that came without.
SkinWeights noWeights(std::size_t vertices);

/// Finds parts and shells that no rule names and that might be treated otherwise, and adds them to the report
/// with a notice for each:
///  Rigid:  parts that came without a skin beside others that have one (proposeForUnskinned);
///  CopySkin: pieces that lie on larger ones (findAttachedShells) and would move otherwise than the skin
///  below
///          them: half the sum over joints of |w - w'|, meaned over their vertices, is kFollowFraction or
///          more;
///  Rigid:  others that nearly move as one with a joint: its mean weight over their vertices is at least
///          kRigidFraction, while they are not already its alone.
/// A character of one shell has none. `laid` are the pieces found, `welded` #G the solver's weights. O(#P).
void proposePartBindings(const Scene& scene, const BindInput& input, std::span<const AttachedShell> attached,
                         const SkinWeights& welded, BindResult& result);

constexpr double kRigidFraction = 0.8;
constexpr double kFollowFraction = 0.25;

} // namespace sinew
