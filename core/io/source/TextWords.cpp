#include "core/io/source/TextWords.h"

#include "core/base/ReadNumber.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string_view>

namespace sinew {
namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";
constexpr std::string_view kSpaceAndBraces = " \t\r\n\v\f{}";

} // namespace

std::optional<double> finiteNumber(std::string_view word) {
    if (word.starts_with('+')) {
        word.remove_prefix(1);
    }
    double value = 0.0;
    const auto [end, error] = readNumber(word, value);
    if (error != std::errc() || end != word.data() + word.size() || !std::isfinite(value)) {
        return std::nullopt;
    }
    return value;
}

std::optional<double> looseNumber(std::string_view word) {
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos) {
        return finiteNumber(word);
    }
    if (word.find_first_of(".,", comma + 1) != std::string_view::npos ||
        word.substr(0, comma).find('.') != std::string_view::npos) {
        return std::nullopt;
    }
    std::string pointed(word);
    pointed[comma] = '.';
    return finiteNumber(pointed);
}

std::string lowerWord(std::string_view word) {
    std::string result(word);
    std::ranges::transform(result, result.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return result;
}

std::string inQuotes(std::string_view word) {
    constexpr std::size_t kLongest = 40;
    std::string result(1, '"');
    result += word.substr(0, kLongest);
    result += '"';
    return result;
}

void ImportWords::skipSpace() {
    m_rest.remove_prefix(std::min(m_rest.find_first_not_of(kSpace), m_rest.size()));
}

bool ImportWords::atEnd() {
    skipSpace();
    return m_rest.empty();
}

std::string_view ImportWords::next() {
    skipSpace();
    std::size_t length =
        std::min(m_rest.find_first_of(m_bracesApart ? kSpaceAndBraces : kSpace), m_rest.size());
    if (length == 0 && !m_rest.empty()) {
        length = 1; // a brace
    }
    const std::string_view word = m_rest.substr(0, length);
    m_rest.remove_prefix(length);
    return word;
}

std::string_view ImportWords::restOfLine() {
    const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
    std::string_view line = m_rest.substr(0, end);
    m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
    line.remove_prefix(std::min(line.find_first_not_of(kSpace), line.size()));
    return line.substr(0, line.find_last_not_of(kSpace) + 1);
}

std::optional<double> ImportWords::number() {
    return looseNumber(next());
}

std::size_t ImportWords::lineOf(std::string_view part) const {
    const char* end = std::clamp(part.data(), m_text.data(), m_text.data() + m_text.size());
    return 1 + static_cast<std::size_t>(std::count(m_text.data(), end, '\n'));
}

std::optional<Vec3> ImportWords::vector() {
    Vec3 result;
    for (double& component : result) {
        const std::optional<double> value = number();
        if (!value) {
            return std::nullopt;
        }
        component = *value;
    }
    return result;
}

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

std::string nineDigits(double value) {
    std::array<char, 40> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::general, 9);
    return {digits.data(), end.ptr};
}

} // namespace sinew
