#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// A picture of one channel, 16 bits deep; rows from the top.
struct GrayImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint16_t> texels; ///< width x height
};

/// As a PNG, gray, 16 bits, not interlaced.
std::string encodeGrayPng(const GrayImage& image);

/// Reads a PNG of any kind, gray or colour (whose red counts), up to 8192 x 8192 (readPngRows); fewer bits
/// are spread to 16. Nothing for any other; `why` then says what is wrong. O(texels).
std::optional<GrayImage> decodeGrayPng(std::string_view bytes, std::string& why);

} // namespace sinew
