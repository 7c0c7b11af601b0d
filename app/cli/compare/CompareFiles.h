#pragma once

#include "app/cli/compare/CompareCommand.h"

namespace sinew {

/// Reads both files and prints how far the candidate's weights are from the reference's. Errors: those of
/// import and compareScenes; with --nearest-bone those of bindToNearestBone.
Expected<Printout> compareFiles(const CompareOptions& options, Progress& progress);

} // namespace sinew
