#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace sinew {

/// The .mtl that the words behind an .obj's `mtllib` name.
std::filesystem::path objMaterialFile(const std::filesystem::path& obj, std::string_view named);

/// Files that an .obj names for its materials; empty when it cannot be read or is no .obj.
std::vector<std::filesystem::path> objSideFiles(const std::filesystem::path& file);

} // namespace sinew
