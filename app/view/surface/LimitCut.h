#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/solve/BindState.h"

#include <vector>

namespace sinew {

/// How much of each welded vertex's weight the influence limit takes away, 0..1; of a state with a solution.
/// O(#G #S), parallel. Error: Canceled.
Expected<std::vector<float>> limitCutShares(const BindState& state, const BindSettings& settings,
                                            Progress& progress);

/// Shares under this do not show: falloffs never reach zero, so every limit cuts a little.
constexpr float kLeastCut = 0.002F;
/// The share with the strongest colour.
constexpr float kMostCut = 0.20F;

} // namespace sinew
