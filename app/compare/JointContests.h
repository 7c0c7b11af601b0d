#pragma once

#include "app/compare/SolverComparison.h"
#include "core/deform/JointDifferences.h"

#include <vector>

namespace sinew {

/// Who is nearest at each joint. Of every contender its jointDifferences against one reference; empty: it
/// made no weights. O(#joints #contenders).
std::vector<JointContest> jointContests(const std::vector<std::vector<JointDifference>>& differences);

} // namespace sinew
