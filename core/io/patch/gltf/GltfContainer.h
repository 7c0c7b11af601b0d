#pragma once

#include "core/io/gltf/read/GltfFile.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// A glTF file in its pieces: text alone (.gltf), or the chunks of a GLB. They are parts of the file's bytes,
/// which may hold hundreds of megabytes of pictures and are not copied.
struct GltfContainer {
    bool binary = false;
    std::string_view json;
    std::optional<std::string_view> bin;                            ///< a GLB's buffer, with its padding
    std::vector<std::pair<std::uint32_t, std::string_view>> others; ///< chunks of other kinds: kind, bytes
    std::string_view behind; ///< what lies after a GLB's end, kept there

    /// Nothing for a GLB that is damaged.
    static std::optional<GltfContainer> split(std::string_view bytes);
    /// Where bytes that are added to a GLB's buffer begin in it.
    std::size_t addedBegin() const;
    /// The file with another text, and bytes added to the buffer of a GLB: chunks padded to four bytes, the
    /// JSON with spaces. A text file's text as it is.
    std::string bytes(std::string_view text, std::string_view added) const;
};

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
