#include "core/io/png/AlphaPng.h"

#include "core/io/png/PngRows.h"

namespace sinew {

std::optional<AlphaImage> decodeAlphaPng(std::string_view bytes, std::string& why) {
    const std::optional<PngRows> png = readPngRows(bytes, why);
    if (!png) {
        return std::nullopt;
    }
    AlphaImage image{png->width, png->height, png->hasAlpha(), {}};
    const std::size_t count = std::size_t{png->width} * png->height;
    if (!image.hasAlpha) {
        image.texels.assign(count, 255);
        return image;
    }
    image.texels.reserve(count);
    const std::size_t step = png->texelBytes();
    for (std::size_t at = step - png->bytesPerChannel; at < png->rows.size(); at += step) {
        image.texels.push_back(png->rows[at]); // of 16 bits the upper eight
    }
    return image;
}

} // namespace sinew
