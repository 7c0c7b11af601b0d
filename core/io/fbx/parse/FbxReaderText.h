#pragma once

#include "core/io/fbx/parse/FbxRecords.h"

#include <string>
#include <string_view>

namespace sinew {

/// Finds the records of a text file; `records` has its bytes and gets the rest. Error: FileBroken.
Expected<void> findFbxTextRecords(FbxRecords& records, const std::string& file);

/// The values of a record that was found so.
std::vector<FbxProperty> fbxTextProperties(const FbxRecords& records, const FbxRecord& record);

/// Parses a text FBX file into the same tree a binary one gives, with the differences text has: array numbers
/// stand in a child called "a", names read "Class::name", whole numbers are all 64 bits. Error: FileBroken.
Expected<FbxNode> readFbxText(std::string_view text, const std::string& file);

} // namespace sinew
