#pragma once

#include "core/io/fbx/FbxWriteModels.h"

namespace sinew {

/// Writes every clip as a stack with one layer and a curve for each moving channel. Rotations become Euler
/// angles that run on past 180 degrees instead of jumping, with keys in between where a turn is wide.
void writeFbxAnimations(FbxDocument& document, const ExportInput& input, const FbxSkeletonIds& skeleton);

} // namespace sinew
