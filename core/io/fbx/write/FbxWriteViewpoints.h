#pragma once

#include "core/io/fbx/write/FbxWriteModels.h"

namespace sinew {

/// Writes the cameras and lights of a scene, a node each, under the joints that they hang on.
void writeFbxViewpoints(FbxOutput& document, const ExportInput& input, const FbxSkeletonIds& skeleton);

} // namespace sinew
