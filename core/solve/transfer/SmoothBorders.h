#pragma once

#include "core/solve/transfer/TransferSurface.h"
#include "core/weights/SkinWeights.h"

#include <vector>

namespace sinew {

/// Smooths weights where copied ones meet those that were spread: every vertex that is `open`, and those
/// within `width` of one along edges (model units), goes a fifth of the way to its neighbours' mean, so many
/// `rounds`. `rows` #G of sum 1. Paper: Abdrashitov et al. 2023, sec. 3.3. O(#G log #G + rounds times
/// vertices).
void smoothBorders(const TransferSurface& surface, const std::vector<bool>& open, double width, int rounds,
                   std::vector<std::vector<Influence>>& rows);

} // namespace sinew
