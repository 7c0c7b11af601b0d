#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// A glTF file in its pieces: text alone (.gltf), or the chunks of a GLB.
struct GltfContainer {
    bool binary = false;
    std::string json;
    std::optional<std::string> bin;                            ///< a GLB's buffer, with its padding
    std::vector<std::pair<std::uint32_t, std::string>> others; ///< chunks of other kinds: kind, bytes

    /// Nothing for a GLB that is damaged.
    static std::optional<GltfContainer> split(std::string_view bytes);
    /// The file: chunks padded to four bytes, the JSON with spaces. A text file's text as it is.
    std::string bytes() const;
};

} // namespace sinew
