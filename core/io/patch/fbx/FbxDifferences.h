#pragma once

#include "core/io/fbx/parse/FbxRecords.h"

namespace sinew {

/// What differs between two FBX files besides the skin: a path to each thing ("Objects/Geometry 'body'"). The
/// skin is: Skins and Clusters with their connections, bind poses' entries, names of joints, new joints, and
/// counts. What the files say of everything else must be equal to the byte (in text but for spacing and
/// comments), in the same order. Empty: nothing differs. O(size of the files).
std::vector<std::string> fbxDifferences(const FbxRecords& before, std::string_view after);

} // namespace sinew
