#pragma once

#include "core/io/fbx/FbxNode.h"

#include <string>
#include <string_view>

namespace sinew {

/// What stands between the values of a text FBX: blanks, line breaks, comments from ';' to the end of their
/// line. Whoever reads such text and whoever looks for its records walk it by these.
constexpr std::string_view kFbxTextBlank = " \t\r";
constexpr std::string_view kFbxTextWordEnd = " \t\r\n,{};";

/// Behind blanks and comments, the place of the break that ends this line or of what stands in it.
std::size_t fbxTextInLine(std::string_view text, std::size_t at);
/// Behind blanks, line breaks and comments: the place of what comes next.
std::size_t fbxTextNext(std::string_view text, std::size_t at);

/// The text with lines that end as everywhere, and as many bytes: a carriage return alone becomes a line
/// break, a byte order mark blanks. The text itself where there is neither; else it lies in `plain`.
std::string_view plainFbxText(std::string_view text, std::string& plain);

/// Parses a text FBX file into the same tree a binary one gives, with the differences text has: array numbers
/// stand in a child called "a", names read "Class::name", whole numbers are all 64 bits. Error: FileBroken.
Expected<FbxNode> readFbxText(std::string_view text, const std::string& file);

} // namespace sinew
