#pragma once

#include "core/io/fbx/write/FbxWriteModels.h"

namespace sinew {

/// Writes the skin of a part: one cluster for every joint with a share in it.
void writeFbxSkin(FbxOutput& document, const ExportInput& input, const ExportPart& part, FbxId geometry,
                  const FbxSkeletonIds& skeleton);

/// Writes where everything stood when it was bound: skinned meshes, the node above the roots, all joints.
void writeFbxBindPose(FbxOutput& document, const ExportInput& input, const std::vector<FbxId>& meshModels,
                      const FbxSkeletonIds& skeleton);

} // namespace sinew
