#include "core/io/picture/ImageFiles.h"

#include <webp/decode.h>

#include <algorithm>

namespace sinew {
namespace {

struct PsdHead {
    std::size_t channels = 0;
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::uint32_t mode = 0;

    std::size_t colors() const { return mode == 1 ? 1 : 3; }
};

constexpr std::uint32_t kGrayPsd = 1;
constexpr std::uint32_t kColorPsd = 3;
constexpr std::size_t kMaxPsdChannels = 56;

/// Takes numbers and blocks from the front of a file; once it is too short, zeros and nothing.
class PsdBytes {
public:
    explicit PsdBytes(std::string_view bytes)
        : m_rest(bytes) {}

    std::string_view take(std::size_t count) {
        m_short = m_short || count > m_rest.size();
        const std::string_view taken = m_rest.substr(0, m_short ? 0 : count);
        m_rest.remove_prefix(taken.size());
        return taken;
    }
    /// Big-endian, of 2 or 4 bytes.
    std::uint32_t number(std::size_t bytes) {
        std::uint32_t value = 0;
        for (const char c : take(bytes)) {
            value = value << 8U | static_cast<unsigned char>(c);
        }
        return value;
    }
    std::string_view block() { return take(number(4)); }
    std::string_view rest() const { return m_rest; }
    bool cutOff() const { return m_short; }

private:
    std::string_view m_rest;
    bool m_short = false;
};

/// What is wrong with the head; empty: nothing.
std::string readPsdHead(PsdBytes& file, PsdHead& head) {
    if (file.take(4) != "8BPS") {
        return "it is not a PSD";
    }
    const std::uint32_t version = file.number(2);
    file.take(6);
    head.channels = file.number(2);
    head.height = file.number(4);
    head.width = file.number(4);
    const std::uint32_t depth = file.number(2);
    head.mode = file.number(2);
    if (file.cutOff()) {
        return "it is cut off";
    }
    if (version != 1) {
        return "it is a PSB, for large pictures; save it as PSD";
    }
    if (head.mode != kGrayPsd && head.mode != kColorPsd) {
        return "its colours are not gray or RGB";
    }
    if (depth != 8) {
        return "it has " + std::to_string(depth) + " bits a channel in place of 8";
    }
    if (head.width == 0 || head.height == 0 || head.width > kLargestPicture ||
        head.height > kLargestPicture) {
        return "it is empty, or larger than 8192 x 8192";
    }
    const bool counted = head.channels >= head.colors() && head.channels <= kMaxPsdChannels;
    return counted ? "" : "its header is damaged";
}

/// Who says what the first channel beyond the colours is.
enum class PsdOpacity { Unsaid, Matted, Selection };

PsdOpacity opacityInLayers(std::string_view section) {
    PsdBytes layers(section);
    if (layers.number(4) == 0) {
        return PsdOpacity::Unsaid;
    }
    const std::uint32_t count = layers.number(2);
    if (layers.cutOff() || count == 0) {
        return PsdOpacity::Unsaid;
    }
    return (count & 0x8000U) != 0 ? PsdOpacity::Matted : PsdOpacity::Selection; // below zero: transparent
}

/// Unpacks a row of PackBits into every fourth byte; false where it does not fill the row exactly.
bool unpackPsdRow(std::string_view packed, std::size_t width, std::byte* to) {
    std::size_t filled = 0;
    for (std::size_t at = 0; at < packed.size();) {
        const auto said = static_cast<signed char>(packed[at++]);
        if (said == -128) {
            continue;
        }
        const bool repeated = said < 0;
        const std::size_t count = repeated ? static_cast<std::size_t>(1 - said) : std::size_t(said) + 1;
        const std::size_t read = repeated ? 1 : count;
        if (read > packed.size() - at || count > width - filled) {
            return false;
        }
        for (std::size_t i = 0; i < count; ++i) {
            to[4 * filled++] = static_cast<std::byte>(packed[at + (repeated ? 0 : i)]);
        }
        at += read;
    }
    return filled == width;
}

/// Fills the first channels of the image from the file; what is wrong, or empty.
std::string readPsdChannels(PsdBytes& file, const PsdHead& head, std::size_t wanted, ColorImage& image) {
    const std::uint32_t packing = file.number(2);
    if (packing > 1) {
        return "its merged picture is compressed as ZIP";
    }
    PsdBytes lengths(packing == 1 ? file.take(2 * head.channels * head.height) : std::string_view());
    const std::size_t min = packing == 1 ? 0 : wanted * head.width * head.height;
    if (file.cutOff() || file.rest().size() < min) { // before so much memory is taken
        return "it is cut off";
    }
    image.texels.assign(std::size_t{4} * head.width * head.height, std::byte{255});
    for (std::size_t channel = 0; channel < wanted; ++channel) {
        const std::size_t index = channel == head.colors() ? 3 : head.colors() - 1 - channel;
        for (std::size_t y = 0; y < head.height; ++y) {
            const std::string_view row = file.take(packing == 1 ? lengths.number(2) : head.width);
            std::byte* to = image.texels.data() + 4 * y * head.width + index;
            if (file.cutOff() || (packing == 1 && !unpackPsdRow(row, head.width, to))) {
                return file.cutOff() ? "it is cut off" : "its rows are damaged";
            }
            for (std::size_t x = 0; packing == 0 && x < head.width; ++x) {
                to[4 * x] = static_cast<std::byte>(row[x]);
            }
        }
    }
    return {};
}

void spreadGray(ColorImage& image) {
    for (std::size_t t = 0; t < image.texels.size(); t += 4) {
        image.texels[t + 1] = image.texels[t];
        image.texels[t + 2] = image.texels[t];
    }
}

/// Takes the white out that colours were mixed with by their opacity.
void takeWhiteOut(ColorImage& image) {
    for (std::size_t t = 0; t < image.texels.size(); t += 4) {
        const int opacity = std::to_integer<int>(image.texels[t + 3]);
        for (std::size_t c = 0; opacity > 0 && c < 3; ++c) {
            const int mixed = std::to_integer<int>(image.texels[t + c]);
            const int color = ((mixed + opacity - 255) * 255 + opacity / 2) / opacity;
            image.texels[t + c] = static_cast<std::byte>(std::clamp(color, 0, 255));
        }
    }
}

} // namespace

std::optional<ColorImage> decodePsd(std::string_view bytes, std::string& why) {
    PsdBytes file(bytes);
    PsdHead head;
    why = readPsdHead(file, head);
    if (!why.empty()) {
        return std::nullopt;
    }
    file.block(); // palettes
    file.block(); // guides, thumbnails and the like
    const PsdOpacity opacity = opacityInLayers(file.block());
    ColorImage image{head.width, head.height, false, {}};
    image.hasAlpha = head.channels > head.colors() && opacity != PsdOpacity::Selection;
    why = readPsdChannels(file, head, head.colors() + (image.hasAlpha ? 1U : 0U), image);
    if (!why.empty()) {
        return std::nullopt;
    }
    if (head.mode == kGrayPsd) {
        spreadGray(image);
    }
    if (image.hasAlpha && opacity == PsdOpacity::Matted) {
        takeWhiteOut(image);
    }
    return image;
}

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
