#pragma once

#include "core/io/fbx/FbxNode.h"

#include <string>
#include <string_view>

namespace sinew {

/// The text with "\n" at the end of its lines, and as many bytes: a carriage return alone becomes a line
/// break, a byte order mark blanks. Empty where there is neither.
std::string plainFbxLines(std::string_view text);

/// Finds the records of a text file: their names are parts of `bytes`, which `lines` has with plain lines
/// (plainFbxLines). Returns the root. Error: FileBroken.
Expected<FbxRecord> findFbxTextRecords(std::string_view bytes, std::string_view lines,
                                       const std::string& file);

/// The values of a record that was found so.
std::vector<FbxProperty> fbxTextProperties(std::string_view lines, const FbxRecord& record);

/// Parses a text FBX file into the same tree a binary one gives, with the differences text has: array numbers
/// stand in a child called "a", names read "Class::name", whole numbers are all 64 bits. Error: FileBroken.
Expected<FbxNode> readFbxText(std::string_view text, const std::string& file);

} // namespace sinew
