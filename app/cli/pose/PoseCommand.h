#pragma once

#include "app/cli/pose/PoseOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Progress.h"

namespace sinew {

/// Reads a rigged file and a pose, writes the mesh as it looks in that pose. Errors: those of import,
/// readPose, deformSettings and export; NotRigged, NoWeights, TargetIsInput.
Expected<Printout> runPose(const PoseOptions& options, Progress& progress);

} // namespace sinew
