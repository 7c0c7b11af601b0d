#pragma once

#include "app/cli/compare/SolversRun.h"

namespace sinew {

/// What was compared, then a table: the reference where an artist made it, and a row for each solver. One
/// that failed has a row that says why.
std::string solversText(const SolversRun& run);

/// A table with a row for each joint: the nearest solver and the next. Says so where there is none.
std::string nearestJointsText(const SolversRun& run);

/// The pictures that were written. Empty without any.
std::string picturesText(const SolversRun& run);

} // namespace sinew
