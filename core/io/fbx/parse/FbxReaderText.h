#pragma once

#include "core/io/fbx/FbxNode.h"

namespace sinew {

/// Parses a text FBX file into the same tree a binary one gives, with the differences text has: array numbers
/// stand in a child called "a", names read "Class::name", whole numbers are all 64 bits. Error: FileBroken.
Expected<FbxNode> readFbxText(std::string_view text, const std::string& file);

} // namespace sinew
