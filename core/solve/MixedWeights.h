#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindSettings.h"
#include "core/solve/SolverMix.h"
#include "core/weights/SkinWeights.h"
#include "core/weights/WeightTable.h"

#include <span>

namespace sinew {

/// Weights of all welded vertices (#G) to some of the sources, like Solution::weights: where one solver makes
/// them all, its own, bit for bit; else the mean of several in their shares, limited anew. Canceled, vertices
/// without weight.
SkinWeights mixedWeights(const SolverMix& mix, std::span<const std::size_t> sources,
                         const WeightingSettings& settings, Progress& progress);

/// The same as a table, before any limit of influences, like Solution::unlimited.
WeightTable mixedTable(const SolverMix& mix, std::span<const std::size_t> sources,
                       const WeightingSettings& settings, Progress& progress);

} // namespace sinew
