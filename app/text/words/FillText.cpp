#include "app/text/words/FillText.h"

#include <algorithm>
#include <cstddef>

namespace sinew {
namespace {

constexpr std::size_t kLongestValue = 300;

/// How many bytes of UTF-8 at `i` are a space, or a control character that becomes one; 0: none.
std::size_t blankAt(std::string_view text, std::size_t i) {
    const auto byte = [&](std::size_t k) {
        return k < text.size() ? static_cast<unsigned char>(text[k]) : static_cast<unsigned char>(0xFF);
    };
    if (byte(i) <= 0x20 || byte(i) == 0x7F) {
        return 1;
    }
    if (byte(i) == 0xC2 && byte(i + 1) >= 0x80 && byte(i + 1) <= 0xA0) { // U+0080 to U+00A0
        return 2;
    }
    const bool separator =
        byte(i) == 0xE2 && byte(i + 1) == 0x80 && (byte(i + 2) == 0xA8 || byte(i + 2) == 0xA9);
    return separator ? 3 : 0;
}

bool beginsCharacter(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

/// The first so many characters.
std::string_view firstOf(std::string_view text, std::size_t characters) {
    std::size_t i = 0;
    for (std::size_t begun = 0; i < text.size(); ++i) {
        begun += beginsCharacter(text[i]) ? 1 : 0;
        if (begun > characters) {
            break;
        }
    }
    return text.substr(0, i);
}

void replaceAll(std::string& text, std::string_view old, std::string_view with) {
    for (std::size_t i = text.find(old); i != std::string::npos; i = text.find(old, i + with.size())) {
        text.replace(i, old.size(), with);
    }
}

} // namespace

std::string onOneLine(std::string_view text) {
    std::string line;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t blank = blankAt(text, i);
        if (blank == 0) {
            line += text[i++];
            continue;
        }
        i += blank;
        if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
    }
    if (line.ends_with(' ')) {
        line.pop_back();
    }
    const bool tooLong = firstOf(line, kLongestValue).size() < line.size();
    return tooLong ? std::string(firstOf(line, kLongestValue - 3)) + "..." : line;
}

std::string filled(std::string_view text, const std::vector<std::string>& values) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool place = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9';
        if (!place) {
            result += text[i];
            continue;
        }
        const auto number = static_cast<std::size_t>(text[++i] - '0');
        const bool known = number >= 1 && number <= values.size();
        result += known ? onOneLine(values[number - 1]) : "?";
    }
    return result;
}

std::string withPlural(std::string text, bool one) {
    replaceAll(text, "ex(ices)", one ? "ex" : "ices");
    replaceAll(text, "(es)", one ? "" : "es");
    replaceAll(text, "(s)", one ? "" : "s");
    return text;
}

} // namespace sinew
