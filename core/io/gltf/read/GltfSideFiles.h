#pragma once

#include <filesystem>
#include <vector>

namespace sinew {

/// Files that a .gltf names as its own, buffers and pictures; empty when it cannot be read or is no .gltf.
std::vector<std::filesystem::path> gltfSideFiles(const std::filesystem::path& file);

} // namespace sinew
