#include "core/io/png/AlphaPng.h"

#include "core/io/png/PngRows.h"

namespace sinew {
namespace {

std::uint8_t opacityOf(const PngRows& png, const std::uint8_t* texel) {
    if (png.head.hasAlpha()) {
        return texel[png.head.texelBytes() - png.head.bytesPerChannel]; // of 16 bits the upper eight
    }
    const bool listed = png.head.palette && texel[0] < png.transparency.size();
    return listed ? static_cast<std::uint8_t>(png.transparency[texel[0]]) : std::uint8_t{255};
}

} // namespace

std::optional<AlphaImage> decodeAlphaPng(std::string_view bytes, std::string& why) {
    const std::optional<PngRows> png = readPngRows(bytes, why);
    if (!png) {
        return std::nullopt;
    }
    const PngHead& head = png->head;
    AlphaImage image{head.width, head.height, head.hasAlpha(), {}};
    image.hasAlpha = image.hasAlpha || (head.palette && !png->transparency.empty());
    image.texels.reserve(std::size_t{head.width} * head.height);
    for (std::size_t y = 0; y < head.height; ++y) {
        const std::uint8_t* texel = png->row(y);
        for (std::size_t x = 0; x < head.width; ++x, texel += head.texelBytes()) {
            image.texels.push_back(opacityOf(*png, texel));
        }
    }
    return image;
}

} // namespace sinew
