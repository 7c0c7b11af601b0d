#pragma once

#include "core/io/gltf/read/GltfFile.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// Relative names of the files that a glTF file's JSON names as its own, once each, as paths.
std::vector<std::string> gltfNamedFiles(const Json& root);

/// A file that has to follow a glTF file into another folder.
struct GltfFollower {
    std::string name;             ///< as the source has it, decoded
    std::filesystem::path source; ///< where it is
    std::filesystem::path target; ///< where it goes
    std::string newName;          ///< as the written file has it; the same unless it had to change
    bool there = false;           ///< nothing needs to be written: the same file, or one with its bytes
};

/// What stands beside a glTF file once it was written to another place.
struct GltfBeside {
    std::vector<GltfFollower> followers; ///< of files that are missing or elsewhere there is none
    std::filesystem::path skin;          ///< for new bytes; a name that nothing else has
};

/// Where the files that `root`, the JSON of `source`, names go beside `target` (SideFilePlaces). Reads files
/// that may be there already.
GltfBeside gltfBeside(const Json& root, const std::filesystem::path& source,
                      const std::filesystem::path& target);

/// The files that stand beside `target` once `source` was written there with another skin, but for those that
/// are there already with the same bytes. Nothing when the source cannot be read.
std::vector<std::filesystem::path> plannedBesideGltf(const std::filesystem::path& source,
                                                     const std::filesystem::path& target);

} // namespace sinew
