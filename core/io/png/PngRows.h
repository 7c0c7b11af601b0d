#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// A PNG unpacked: gray or colour of 8 or 16 bits a channel, with opacity where the picture says any; rows
/// from the top, numbers of 16 bits with their upper byte first. Palettes are looked up, and fewer bits are
/// spread to 8.
struct PngRows {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::size_t bytesPerChannel = 1;
    std::size_t channels = 1;       ///< 1 gray, 2 gray and opacity, 3 colours, 4 colours and opacity
    std::vector<std::uint8_t> rows; ///< height x rowBytes()

    std::size_t texelBytes() const { return bytesPerChannel * channels; }
    std::size_t rowBytes() const { return texelBytes() * width; }
    bool hasAlpha() const { return channels == 2 || channels == 4; }
};

/// Reads a PNG of any kind by libpng, up to 8192 x 8192. Checksums are not asked, and everything but the
/// pixels is passed over. Nothing for others; `why` then says what is wrong. O(texels), and no memory before
/// the compressed rows are long enough to hold them.
std::optional<PngRows> readPngRows(std::string_view bytes, std::string& why);

} // namespace sinew
