#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// A glTF file in its pieces: text alone (.gltf), or the chunks of a GLB. They are parts of the file's bytes,
/// which may hold hundreds of megabytes of pictures and are not copied. Reader, patcher and comparison share
/// it.
struct GltfContainer {
    std::size_t size = 0; ///< of the file, bytes
    bool binary = false;
    std::string_view json;
    std::optional<std::string_view> bin;                            ///< a GLB's buffer, with its padding
    std::vector<std::pair<std::uint32_t, std::string_view>> others; ///< chunks of other kinds: kind, bytes
    std::string_view behind; ///< what lies after the end that a GLB's header names; it belongs to nothing

    /// What is wrong with a GLB that is damaged, or not of version 2.
    static tl::expected<GltfContainer, std::string> split(std::string_view bytes);
    /// The version of glTF that a GLB says, 0 where it ends before that; nothing for what is no GLB.
    static std::optional<std::uint32_t> glbVersion(std::string_view bytes);

    /// Where bytes that are added to a GLB's buffer begin in it.
    std::size_t addedBegin() const;
    /// The file with another text, and bytes added to the buffer of a GLB: chunks padded to four bytes, the
    /// JSON with spaces. A text file's text as it is.
    std::string bytes(std::string_view text, std::string_view added) const;
};

} // namespace sinew
