#pragma once

#include "core/io/patch/fbx/FbxPatchFile.h"

#include <vector>

namespace sinew {

/// A Model and where it stood when bound.
struct FbxPoseEntry {
    FbxKey model;
    Transform fileFromNode = Transform::Identity();
};

/// Adds those to the file's first bind pose that none of its bind poses names; makes one when there is none.
void addToFbxBindPose(FbxPatchFile& file, const std::vector<FbxPoseEntry>& entries);

} // namespace sinew
