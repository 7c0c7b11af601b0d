#include "core/io/source/PlainText.h"

#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace sinew {
namespace {

constexpr std::string_view kMarkUtf8 = "\xEF\xBB\xBF";
constexpr std::string_view kMarkUtf16Little = "\xFF\xFE";
constexpr std::string_view kMarkUtf16Big = "\xFE\xFF";
constexpr char32_t kReplacement = 0xFFFD;

void appendUtf8(std::string& out, char32_t code) {
    const auto byte = [&](char32_t value) { out += static_cast<char>(static_cast<unsigned char>(value)); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0 | (code >> 6));
        byte(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        byte(0xE0 | (code >> 12));
        byte(0x80 | ((code >> 6) & 0x3F));
        byte(0x80 | (code & 0x3F));
    } else {
        byte(0xF0 | (code >> 18));
        byte(0x80 | ((code >> 12) & 0x3F));
        byte(0x80 | ((code >> 6) & 0x3F));
        byte(0x80 | (code & 0x3F));
    }
}

/// `units`: without the mark.
std::string fromUtf16(std::string_view units, bool bigEndian) {
    const auto unit = [&](std::size_t i) {
        const auto at = [&](std::size_t b) { return static_cast<unsigned char>(units[2 * i + b]); };
        return static_cast<char32_t>(bigEndian ? at(0) << 8 | at(1) : at(1) << 8 | at(0));
    };
    const auto isHigh = [](char32_t code) { return code >= 0xD800 && code < 0xDC00; };
    const auto isLow = [](char32_t code) { return code >= 0xDC00 && code < 0xE000; };
    std::string out;
    const std::size_t count = units.size() / 2;
    for (std::size_t i = 0; i < count; ++i) {
        const char32_t code = unit(i);
        if (isHigh(code) && i + 1 < count && isLow(unit(i + 1))) {
            appendUtf8(out, 0x10000 + ((code - 0xD800) << 10) + (unit(++i) - 0xDC00));
        } else {
            appendUtf8(out, isHigh(code) || isLow(code) ? kReplacement : code);
        }
    }
    return out;
}

} // namespace

std::string plainText(std::string bytes) {
    if (bytes.starts_with(kMarkUtf8)) {
        bytes.erase(0, kMarkUtf8.size());
    } else if (bytes.starts_with(kMarkUtf16Little) || bytes.starts_with(kMarkUtf16Big)) {
        bytes = fromUtf16(std::string_view(bytes).substr(2), bytes.starts_with(kMarkUtf16Big));
    }
    if (bytes.find('\n') == std::string::npos) {
        std::ranges::replace(bytes, '\r', '\n');
    }
    return bytes;
}

Expected<std::string> readTextFile(const std::filesystem::path& file, FileUse use, const Progress& progress) {
    Expected<std::string> bytes = readWholeFile(file, use, progress);
    return bytes ? Expected<std::string>(plainText(std::move(*bytes))) : fail(bytes.error());
}

} // namespace sinew
