#pragma once

#include "core/io/fbx/write/FbxWriteModels.h"

namespace sinew {

/// Writes every clip as a stack with one layer and a curve for each moving channel. Rotations become Euler
/// angles that run on past 180 degrees instead of jumping, with keys on the frames in between where a turn is
/// wide. `shapeChannels`: of every part, those of its morph targets.
void writeFbxAnimations(FbxOutput& document, const ExportInput& input, const FbxSkeletonIds& skeleton,
                        const std::vector<std::vector<FbxId>>& shapeChannels);

} // namespace sinew
