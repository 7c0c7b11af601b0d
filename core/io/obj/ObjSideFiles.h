#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// Files that an .obj names for its materials and that are read with it: in its folder, below it, or in those
/// that the user named. Empty when it cannot be read or is no .obj.
std::vector<std::filesystem::path> objSideFiles(const std::filesystem::path& file,
                                                const std::vector<std::string>& textureFolders = {});

} // namespace sinew
