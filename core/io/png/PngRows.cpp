#include "core/io/png/PngRows.h"

#include "core/io/png/PngChunks.h"
#include "core/io/source/Inflater.h"

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
    const bool palette = color == 3 && depth == 8;
    if (!palette && ((depth != 8 && depth != 16) || (color != 0 && color != 2 && color != 4 && color != 6))) {
        return "it is not gray or RGB of 8 or 16 bits";
    }
    if (content[12] != 0) {
        return "it is interlaced";
    }
    head.bytesPerChannel = depth == 16 ? 2 : 1;
    head.palette = palette;
    head.channels = color == 0 || palette ? 1 : color == 4 ? 2 : color == 2 ? 3 : 4;
    return {};
}

/// Header and compressed rows of a PNG. What is wrong with it; empty: nothing.
std::string splitPng(std::string_view bytes, PngRows& png, std::string& compressed) {
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
            if (std::string what = readPngHead(content, png.head); !what.empty()) {
                return what;
            }
        } else if (name == "IDAT") {
            compressed += content;
        } else if (name == "tRNS") {
            png.transparency = content;
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

/// Takes back the filter of each row, in place; false for a filter that does not exist.
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

} // namespace

std::optional<PngRows> readPngRows(std::string_view bytes, std::string& why) {
    PngRows png;
    std::string compressed;
    why = splitPng(bytes, png, compressed);
    if (!why.empty()) {
        return std::nullopt;
    }
    const std::size_t expected = png.head.height * (png.head.rowBytes() + 1);
    if (expected / kTightestPng > compressed.size()) { // before so much memory is taken
        why = "it is cut off";
        return std::nullopt;
    }
    png.rows.resize(expected);
    if (!inflateExactly(compressed, png.rows.data(), png.rows.size()) || !unfilter(png.rows, png.head)) {
        why = "its rows are damaged";
        return std::nullopt;
    }
    return png;
}

} // namespace sinew
