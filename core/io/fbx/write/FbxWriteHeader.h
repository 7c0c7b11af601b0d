#pragma once

#include "core/io/fbx/write/FbxWriteDocument.h"

namespace sinew {

struct FbxHeaderSettings {
    double centimetersPerUnit = 100.0; ///< UnitScaleFactor
    double seconds = 0.0;              ///< time span of the longest clip
    double frameRate = 30.0;
    std::string sceneName;  ///< may be empty
    std::string firstStack; ///< name of the clip readers show first, may be empty
};

/// Everything that stands before Objects: header, global settings (Y up), document and the count of objects
/// by kind.
std::vector<FbxNode> fbxHeader(const FbxNode& objects, const FbxHeaderSettings& settings);

/// Old list of clips that stands after Connections.
FbxNode fbxTakes(const std::string& firstStack);

} // namespace sinew
