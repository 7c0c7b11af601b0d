#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// How opaque a picture is; rows from the top.
struct AlphaImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    bool hasAlpha = false;            ///< the picture says it; else it is opaque everywhere
    std::vector<std::uint8_t> texels; ///< width x height: 0 transparent, 255 opaque
};

/// Of a PNG as readPngRows reads it. Nothing for any other; `why` then says what is wrong. O(texels).
std::optional<AlphaImage> decodeAlphaPng(std::string_view bytes, std::string& why);

} // namespace sinew
