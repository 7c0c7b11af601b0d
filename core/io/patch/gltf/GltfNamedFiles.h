#pragma once

#include "core/io/gltf/read/GltfFile.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// Relative names of the files that a glTF file's JSON names as its own, once each, as paths.
std::vector<std::string> gltfNamedFiles(const Json& root);

/// A name for the file of new bytes beside `target` that is not among those `taken`.
std::string gltfSkinFileName(const std::filesystem::path& target, const std::vector<std::string>& taken);

/// The files that stand beside `target` once `source` was written there with another skin, but for those that
/// are there already with the same bytes. Nothing when the source cannot be read.
std::vector<std::filesystem::path> plannedBesideGltf(const std::filesystem::path& source,
                                                     const std::filesystem::path& target);

} // namespace sinew
