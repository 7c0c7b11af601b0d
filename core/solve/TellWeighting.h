#pragma once

#include "core/bind/DistanceWeights.h"
#include "core/solve/Explain.h"

namespace sinew {

class Solution;

/// How a vertex's weights come about by `from`: fills in regions, byDistance and smoothed of an explanation
/// whose rule is told. `settings` are those of the query as far as they count for the solver.
void tellWeighting(const DistanceInput& from, const Solution& solution, const ExplainQuery& query,
                   const WeightingSettings& settings, VertexExplanation& explanation, Progress& progress);

} // namespace sinew
