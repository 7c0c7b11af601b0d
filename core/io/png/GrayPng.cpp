#include "core/io/png/GrayPng.h"

#include "core/io/png/PngChunks.h"
#include "core/io/png/PngRows.h"

namespace sinew {
namespace {

GrayImage firstChannel(const PngRows& png) {
    GrayImage image{png.width, png.height, {}};
    image.texels.reserve(std::size_t{png.width} * png.height);
    for (std::size_t at = 0; at < png.rows.size(); at += png.texelBytes()) {
        const unsigned low = png.bytesPerChannel == 2 ? png.rows[at + 1] : png.rows[at];
        image.texels.push_back(static_cast<std::uint16_t>(unsigned{png.rows[at]} << 8U | low));
    }
    return image;
}

} // namespace

std::string encodeGrayPng(const GrayImage& image) {
    std::string header;
    appendBigEndian(header, image.width);
    appendBigEndian(header, image.height);
    header += std::string("\x10\0\0\0\0", 5); // 16 bits, gray
    std::string rows;
    rows.reserve(image.texels.size() * 2 + image.height);
    for (std::size_t t = 0; t < image.texels.size(); ++t) {
        if (t % image.width == 0) {
            rows += '\0'; // the row is not filtered
        }
        rows += static_cast<char>(image.texels[t] >> 8U);
        rows += static_cast<char>(image.texels[t] & 0xFFU);
    }
    std::string file = kPngSignature;
    appendPngChunk(file, "IHDR", header);
    appendPngChunk(file, "IDAT", pngDeflated(rows));
    appendPngChunk(file, "IEND", {});
    return file;
}

std::optional<GrayImage> decodeGrayPng(std::string_view bytes, std::string& why) {
    const std::optional<PngRows> png = readPngRows(bytes, why);
    return png ? std::optional(firstChannel(*png)) : std::nullopt;
}

} // namespace sinew
