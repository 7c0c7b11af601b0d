#pragma once

#include "app/cli/PoseOptions.h"
#include "core/base/Progress.h"

namespace sinew {

/// Reads a rigged file and a pose, writes the mesh as it looks in that pose. Errors: those of import,
/// readPose, deformSettings and export; NoSkeleton, NoWeights.
Expected<void> runPose(const PoseOptions& options, Progress& progress);

} // namespace sinew
