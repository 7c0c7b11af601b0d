#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sinew {

/// Pictures of characters have no more pixels along an edge: as much as PNGs (readPngRows).
constexpr std::uint32_t kLargestPicture = 8192;

/// A picture of 8 bits a channel; rows from the top.
struct ColorImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    bool hasAlpha = false;         ///< the picture says it; else it is opaque everywhere
    std::vector<std::byte> texels; ///< 4 x width x height: blue, green, red, opacity, as encodePng wants them
};

} // namespace sinew
