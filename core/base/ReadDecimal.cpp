#include "core/base/ReadDecimal.h"

#include "core/base/platform/Locale.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <string>
#include <system_error>

namespace sinew {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isNameLetter(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

std::size_t countDigits(std::string_view text) {
    std::size_t count = 0;
    while (count < text.size() && isDigit(text[count])) {
        ++count;
    }
    return count;
}

bool startsWithWord(std::string_view text, std::string_view word) {
    return text.size() >= word.size() &&
           std::equal(word.begin(), word.end(), text.begin(), [](char a, char b) { return a == (b | ' '); });
}

/// How long "(aZ_19)" is; 0 for others.
std::size_t bracketLength(std::string_view text) {
    std::size_t end = 1;
    while (end < text.size() && isNameLetter(text[end])) {
        ++end;
    }
    return end < text.size() && text.front() == '(' && text[end] == ')' ? end + 1 : 0;
}

/// What a number of digits is made of.
struct DecimalShape {
    std::size_t length = 0; ///< 0: it is none
    bool zero = true;       ///< all of its digits are
};

/// An "e" without digits is none.
DecimalShape decimalShape(std::string_view text) {
    const std::size_t whole = countDigits(text);
    const bool point = whole < text.size() && text[whole] == '.';
    const std::size_t fraction = point ? countDigits(text.substr(whole + 1)) : 0;
    if (whole + fraction == 0) {
        return {};
    }
    std::size_t length = whole + (point ? 1 : 0) + fraction;
    const bool zero = text.substr(0, length).find_first_not_of("0.") == std::string_view::npos;
    if (length < text.size() && (text[length] | ' ') == 'e') {
        const std::size_t sign =
            length + 1 < text.size() && (text[length + 1] == '-' || text[length + 1] == '+') ? 1 : 0;
        const std::size_t digits = countDigits(text.substr(length + 1 + sign));
        length += digits > 0 ? 1 + sign + digits : 0;
    }
    return {length, zero};
}

double fromDigits(const char* text, double /*type*/) {
    return std::strtod(text, nullptr);
}
float fromDigits(const char* text, float /*type*/) {
    return std::strtof(text, nullptr);
}

/// Whether the type holds it. A stream would not do: that of libc++ cuts long numbers.
template<typename Number>
bool readDigits(std::string_view text, bool zero, Number& value) {
    if (zero) { // whatever its exponent is
        value = 0;
        return true;
    }
    const PointLocale locale;
    value = fromDigits(std::string(text).c_str(), Number());
    return value != 0 && std::isfinite(value);
}

template<typename Number>
std::from_chars_result readFraction(std::string_view text, Number& value) {
    const bool negative = !text.empty() && text.front() == '-';
    const std::string_view rest = text.substr(negative ? 1 : 0);
    const auto found = [&](Number size, std::size_t length) {
        value = std::copysign(size, negative ? Number(-1) : Number(1));
        return std::from_chars_result{rest.data() + length, std::errc()};
    };
    if (startsWithWord(rest, "inf")) {
        return found(std::numeric_limits<Number>::infinity(), startsWithWord(rest, "infinity") ? 8 : 3);
    }
    if (startsWithWord(rest, "nan")) {
        return found(std::numeric_limits<Number>::quiet_NaN(),
                     3 + (rest.size() > 3 ? bracketLength(rest.substr(3)) : 0));
    }
    const DecimalShape shape = decimalShape(rest);
    if (shape.length == 0) {
        return {text.data(), std::errc::invalid_argument};
    }
    Number size = 0;
    if (!readDigits(rest.substr(0, shape.length), shape.zero, size)) {
        return {rest.data() + shape.length, std::errc::result_out_of_range};
    }
    return found(size, shape.length);
}

} // namespace

std::from_chars_result readDecimal(std::string_view text, double& value) {
    return readFraction(text, value);
}

std::from_chars_result readDecimal(std::string_view text, float& value) {
    return readFraction(text, value);
}

} // namespace sinew
