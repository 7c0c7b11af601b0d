#pragma once

#include "core/bind/parts/CopySkin.h"

namespace sinew {

/// A small part or shell that lies on large ones, and where: all that can be said without weights on
/// whether it should copy the skin below.
struct AttachedShell {
    std::size_t part = 0;
    int shell = 0;                                       ///< as in PartRule
    double gap = 0.0;                                    ///< model units to the farthest of the vertices
    std::vector<std::uint32_t> vertices;                 ///< of the part; some of the piece's
    std::vector<std::vector<SkinFollowers::Share>> skin; ///< #vertices: what is below each; sums to 1
};

/// Pieces that no rule names: of at most kSmallShare of the area of the largest shell, with no vertex farther
/// from the large ones (kLargeShare and more) than kNearShare of the diagonal. A part whose shells all are
/// such is one piece. Empty where everything is one shell. O(#P + #T log #T).
std::vector<AttachedShell> findAttachedShells(const Scene& scene, const BindProblem& problem);

constexpr double kSmallShare = 0.1;
constexpr double kLargeShare = 0.25;
constexpr double kNearShare = 0.03;

} // namespace sinew
