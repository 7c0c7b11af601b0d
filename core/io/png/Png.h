#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// The bytes that every PNG begins with.
inline constexpr const char* kPngSignature = "\x89PNG\r\n\x1A\n";

void appendBigEndian(std::string& bytes, std::uint32_t value);

/// Length, name, content, checksum: what a PNG is made of.
void appendPngChunk(std::string& file, const char* name, const std::string& content);

/// Compressed as the content of IDAT has to be.
std::string pngDeflated(const std::string& bytes);

/// How opaque a picture is; rows from the top.
struct AlphaImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    bool hasAlpha = false;            ///< the picture says it; else it is opaque everywhere
    std::vector<std::uint8_t> texels; ///< width x height: 0 transparent, 255 opaque
};

/// Of a PNG as readPngRows reads it. Nothing for any other; `why` then says what is wrong. O(texels).
std::optional<AlphaImage> decodeAlphaPng(std::string_view bytes, std::string& why);

/// A picture of 8 bits a channel; rows from the top.
struct ColorImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    bool hasAlpha = false;         ///< the picture says it; else it is opaque everywhere
    std::vector<std::byte> texels; ///< 4 x width x height: blue, green, red, opacity, as encodePng wants them
};

/// Of a PNG as readPngRows reads it, of 16 bits the upper eight. Nothing for any other; `why` then says what
/// is wrong. O(texels).
std::optional<ColorImage> decodeColorPng(std::string_view bytes, std::string& why);

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

/// A picture as a PNG file: width x height texels of blue, green, red and alpha, a byte each, rows from the
/// top. Throws bad_alloc.
std::vector<std::byte> encodePng(std::uint32_t width, std::uint32_t height,
                                 std::span<const std::byte> blueGreenRedAlpha);

} // namespace sinew
