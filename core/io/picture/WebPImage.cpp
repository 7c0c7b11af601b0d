#include "core/io/picture/WebPImage.h"

#include <webp/decode.h>

namespace sinew {
namespace {

/// What is wrong with the head; empty: nothing.
std::string faultOfWebP(VP8StatusCode status, const WebPBitstreamFeatures& head) {
    if (status == VP8_STATUS_NOT_ENOUGH_DATA) {
        return "it is cut off";
    }
    if (status != VP8_STATUS_OK) {
        return "its header is damaged";
    }
    if (head.has_animation != 0) {
        return "it is animated";
    }
    constexpr int kLargest{kLargestPicture};
    const bool fits = head.width > 0 && head.height > 0 && head.width <= kLargest && head.height <= kLargest;
    return fits ? "" : "it is empty, or larger than 8192 x 8192";
}

} // namespace

std::optional<ColorImage> decodeWebP(std::string_view bytes, std::string& why) {
    if (bytes.size() < 12 || !bytes.starts_with("RIFF") || bytes.substr(8, 4) != "WEBP") {
        why = "it is not a WebP";
        return std::nullopt;
    }
    const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.data());
    WebPBitstreamFeatures head{};
    const VP8StatusCode status = WebPGetFeatures(data, bytes.size(), &head);
    why = faultOfWebP(status, head);
    if (!why.empty()) {
        return std::nullopt;
    }
    ColorImage image{static_cast<std::uint32_t>(head.width),
                     static_cast<std::uint32_t>(head.height),
                     head.has_alpha != 0,
                     {}};
    image.texels.resize(std::size_t{4} * image.width * image.height);
    auto* texels = reinterpret_cast<std::uint8_t*>(image.texels.data());
    if (WebPDecodeBGRAInto(data, bytes.size(), texels, image.texels.size(), 4 * head.width) == nullptr) {
        why = "its pixels are damaged";
        return std::nullopt;
    }
    return image;
}

} // namespace sinew
