#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/parts/CopySkin.h"

namespace sinew {

/// Finds parts and shells that no rule names and that might be treated otherwise, and adds them to the report
/// with a notice for each:
///  Rigid:  parts that came without a skin beside others that have one (proposeForUnskinned);
///  CopySkin: pieces that lie on larger ones (findAttachedShells) and would move otherwise than the skin
///  below
///          them: half the sum over joints of |w - w'|, meaned over their vertices, is kFollowShare or more;
///  Rigid:  others that nearly move as one with a joint: its mean weight over their vertices is at least
///          kRigidShare, while they are not already its alone.
/// A character of one shell has none. `laid` are the pieces found, `welded` #G the solver's weights. O(#P).
void proposePartBindings(const Scene& scene, const BindInput& input, std::span<const AttachedShell> attached,
                         const SkinWeights& welded, BindResult& result);

constexpr double kRigidShare = 0.8;
constexpr double kFollowShare = 0.25;

} // namespace sinew
