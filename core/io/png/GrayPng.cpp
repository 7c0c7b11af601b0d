#include "core/io/png/GrayPng.h"

#include "core/io/png/PngChunks.h"

#include <zlib.h>

#include <algorithm>
#include <cstdlib>

namespace sinew {
namespace {

constexpr std::uint32_t kLargestPng = 8192; ///< texels along an edge
constexpr std::size_t kTightestPng = 1040;  ///< deflate makes nothing smaller than that part of it

std::uint32_t bigEndianAt(std::string_view bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    }
    return value;
}

struct PngHead {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::size_t bytesPerChannel = 1;
    std::size_t channels = 1;

    std::size_t texelBytes() const { return bytesPerChannel * channels; }
    std::size_t rowBytes() const { return texelBytes() * width; }
};

/// What is wrong with the head; empty: nothing.
std::string readPngHead(std::string_view content, PngHead& head) {
    if (content.size() != 13) {
        return "its header is damaged";
    }
    head.width = bigEndianAt(content, 0);
    head.height = bigEndianAt(content, 4);
    const int depth = content[8];
    const int color = content[9];
    if (head.width == 0 || head.height == 0 || head.width > kLargestPng || head.height > kLargestPng) {
        return "it is empty, or larger than 8192 x 8192";
    }
    if ((depth != 8 && depth != 16) || (color != 0 && color != 2 && color != 4 && color != 6)) {
        return "it is not gray or RGB of 8 or 16 bits";
    }
    if (content[12] != 0) {
        return "it is interlaced";
    }
    head.bytesPerChannel = depth == 16 ? 2 : 1;
    head.channels = color == 0 ? 1 : color == 4 ? 2 : color == 2 ? 3 : 4;
    return {};
}

/// Header and compressed rows of a PNG. What is wrong with it; empty: nothing.
std::string splitPng(std::string_view bytes, PngHead& head, std::string& compressed) {
    const std::string_view signature(kPngSignature);
    if (!bytes.starts_with(signature)) {
        return "it is not a PNG";
    }
    bytes.remove_prefix(signature.size());
    for (bool first = true; bytes.size() >= 12; first = false) {
        const std::size_t length = bigEndianAt(bytes, 0);
        const std::string_view name = bytes.substr(4, 4);
        if (length > bytes.size() - 12) {
            return "it is cut off";
        }
        const std::string_view content = bytes.substr(8, length);
        if (first != (name == "IHDR")) {
            return "its header is damaged";
        }
        if (first) {
            if (std::string what = readPngHead(content, head); !what.empty()) {
                return what;
            }
        } else if (name == "IDAT") {
            compressed += content;
        } else if (name == "IEND") {
            return compressed.empty() ? "it holds no picture" : "";
        }
        bytes.remove_prefix(length + 12);
    }
    return "it is cut off";
}

std::uint8_t paethOf(int left, int up, int corner) {
    const int guess = left + up - corner;
    const int toLeft = std::abs(guess - left);
    const int toUp = std::abs(guess - up);
    const int toCorner = std::abs(guess - corner);
    return static_cast<std::uint8_t>(toLeft <= toUp && toLeft <= toCorner ? left
                                     : toUp <= toCorner                   ? up
                                                                          : corner);
}

/// Takes back the filter of each row, in place; false for a filter that does not exist. `rows`: height x
/// (1 + row bytes).
bool unfilter(std::vector<std::uint8_t>& rows, const PngHead& head) {
    const std::size_t step = head.texelBytes();
    const std::size_t stride = head.rowBytes() + 1;
    for (std::size_t y = 0; y < head.height; ++y) {
        std::uint8_t* row = rows.data() + y * stride;
        const std::uint8_t filter = row[0];
        if (filter > 4) {
            return false;
        }
        for (std::size_t i = 1; filter != 0 && i < stride; ++i) {
            const int left = i > step ? row[i - step] : 0;
            const int up =
                y > 0 ? row[static_cast<std::ptrdiff_t>(i) - static_cast<std::ptrdiff_t>(stride)] : 0;
            const int corner =
                y > 0 && i > step
                    ? row[static_cast<std::ptrdiff_t>(i - step) - static_cast<std::ptrdiff_t>(stride)]
                    : 0;
            const int guess = filter == 1   ? left
                              : filter == 2 ? up
                              : filter == 3 ? (left + up) / 2
                                            : paethOf(left, up, corner);
            row[i] = static_cast<std::uint8_t>(row[i] + guess);
        }
    }
    return true;
}

GrayImage firstChannel(const std::vector<std::uint8_t>& rows, const PngHead& head) {
    GrayImage image{head.width, head.height, {}};
    image.texels.reserve(std::size_t{head.width} * head.height);
    for (std::size_t y = 0; y < head.height; ++y) {
        const std::uint8_t* texel = rows.data() + y * (head.rowBytes() + 1) + 1;
        for (std::size_t x = 0; x < head.width; ++x, texel += head.texelBytes()) {
            const unsigned low = head.bytesPerChannel == 2 ? texel[1] : texel[0];
            image.texels.push_back(static_cast<std::uint16_t>(unsigned{texel[0]} << 8U | low));
        }
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
    PngHead head;
    std::string compressed;
    why = splitPng(bytes, head, compressed);
    if (!why.empty()) {
        return std::nullopt;
    }
    const std::size_t expected = head.height * (head.rowBytes() + 1);
    if (expected / kTightestPng > compressed.size()) { // before so much memory is taken
        why = "it is cut off";
        return std::nullopt;
    }
    std::vector<std::uint8_t> rows(expected);
    uLongf size = rows.size();
    const int inflated =
        uncompress(rows.data(), &size, reinterpret_cast<const Bytef*>(compressed.data()), compressed.size());
    if (inflated != Z_OK || size != rows.size() || !unfilter(rows, head)) {
        why = "its rows are damaged";
        return std::nullopt;
    }
    return firstChannel(rows, head);
}

} // namespace sinew
