#include "core/io/source/TextWords.h"

#include <algorithm>
#include <charconv>
#include <cmath>

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
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
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

} // namespace sinew
