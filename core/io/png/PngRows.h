#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

struct PngHead {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::size_t bytesPerChannel = 1;
    std::size_t channels = 1;
    bool palette = false; ///< its one channel is a place in the palette

    std::size_t texelBytes() const { return bytesPerChannel * channels; }
    std::size_t rowBytes() const { return texelBytes() * width; }
    bool hasAlpha() const { return channels == 2 || channels == 4; }
};

/// A PNG unpacked: rows from the top, each after the byte that named its filter.
struct PngRows {
    PngHead head;
    std::string transparency;       ///< content of tRNS: with a palette, the opacity of its first colours
    std::vector<std::uint8_t> rows; ///< height x (1 + row bytes)

    const std::uint8_t* row(std::size_t y) const { return rows.data() + y * (head.rowBytes() + 1) + 1; }
};

/// Reads a PNG of 8 or 16 bits, gray, colour or palette, with alpha or without, not interlaced, up to 8192 x
/// 8192. Nothing for any other; `why` then says what is wrong. O(texels).
std::optional<PngRows> readPngRows(std::string_view bytes, std::string& why);

} // namespace sinew
