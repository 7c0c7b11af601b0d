#include "core/base/ReadDecimal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// The longest double that lies midway between two others has 767 digits. What follows can only say that a
/// number is above.
constexpr std::size_t kMaxDigits = 800;
constexpr std::int64_t kMaxExponent = 1'000'000'000'000'000; ///< more digits than any text has

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// A number as it is written: digits of a whole number, times a power of ten.
struct Decimal {
    std::string digits; ///< without zeros at the front; empty: zero
    std::int64_t exponent = 0;
};

/// Goes over the digits, the point and the exponent of a number.
class DecimalReader {
public:
    explicit DecimalReader(std::string_view text)
        : m_text(text) {}

    /// Nothing where the text begins with no number.
    std::optional<Decimal> read() {
        std::size_t count = takeDigits(false);
        if (m_at < m_text.size() && m_text[m_at] == '.') {
            ++m_at;
            count += takeDigits(true);
        }
        if (count == 0) {
            return std::nullopt;
        }
        if (m_dropped) {
            m_decimal.digits += '1';
            --m_decimal.exponent;
        }
        takeExponent();
        return m_decimal;
    }

    /// How much of the text is the number.
    std::size_t length() const { return m_at; }

private:
    std::size_t takeDigits(bool fraction) {
        const std::size_t begin = m_at;
        for (; m_at < m_text.size() && isDigit(m_text[m_at]); ++m_at) {
            take(m_text[m_at], fraction);
        }
        return m_at - begin;
    }

    void take(char digit, bool fraction) {
        const bool leadingZero = digit == '0' && m_decimal.digits.empty();
        const bool kept = m_decimal.digits.size() < kMaxDigits;
        if (kept && !leadingZero) {
            m_decimal.digits += digit;
        }
        m_dropped = m_dropped || (!kept && digit != '0');
        m_decimal.exponent += (kept ? 0 : 1) - (fraction ? 1 : 0);
    }

    /// An "e" without digits is none.
    void takeExponent() {
        std::size_t at = m_at;
        if (at == m_text.size() || (m_text[at] != 'e' && m_text[at] != 'E')) {
            return;
        }
        ++at;
        const bool negative = at < m_text.size() && m_text[at] == '-';
        at += at < m_text.size() && (negative || m_text[at] == '+') ? 1 : 0;
        if (at == m_text.size() || !isDigit(m_text[at])) {
            return;
        }
        std::int64_t exponent = 0;
        for (; at < m_text.size() && isDigit(m_text[at]); ++at) {
            exponent = std::min(10 * exponent + (m_text[at] - '0'), kMaxExponent);
        }
        m_decimal.exponent += negative ? -exponent : exponent;
        m_at = at;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_dropped = false; ///< a digit other than 0
    Decimal m_decimal;
};

/// A whole number of any size.
class BigNumber {
public:
    explicit BigNumber(std::string_view digits) {
        for (const char digit : digits) {
            multiply(10, static_cast<std::uint32_t>(digit - '0'));
        }
    }

    void multiply(std::uint32_t factor, std::uint32_t summand = 0) {
        std::uint64_t carry = summand;
        for (std::uint32_t& limb : m_limbs) {
            carry += std::uint64_t{limb} * factor;
            limb = static_cast<std::uint32_t>(carry);
            carry >>= 32U;
        }
        if (carry != 0) {
            m_limbs.push_back(static_cast<std::uint32_t>(carry));
        }
    }

    void multiplyByTens(std::int64_t power) {
        for (; power > 0; --power) {
            multiply(10);
        }
    }

    /// Times two to `power`.
    void multiplyByTwos(std::size_t power) {
        multiply(std::uint32_t{1} << (power % 32));
        m_limbs.insert(m_limbs.begin(), power / 32, 0);
    }

    bool isZero() const { return m_limbs.empty(); }

    /// In binary.
    int digits() const {
        return isZero() ? 0 : 32 * static_cast<int>(m_limbs.size()) - std::countl_zero(m_limbs.back());
    }

    bool isBelow(const BigNumber& other) const {
        return m_limbs.size() != other.m_limbs.size()
                   ? m_limbs.size() < other.m_limbs.size()
                   : std::lexicographical_compare(m_limbs.rbegin(), m_limbs.rend(), other.m_limbs.rbegin(),
                                                  other.m_limbs.rend());
    }

    /// Of a number that is not above.
    void subtract(const BigNumber& other) {
        std::uint64_t borrow = 0;
        for (std::size_t i = 0; i < m_limbs.size(); ++i) {
            const std::uint64_t taken = (i < other.m_limbs.size() ? other.m_limbs[i] : 0) + borrow;
            borrow = m_limbs[i] < taken ? 1 : 0;
            m_limbs[i] = static_cast<std::uint32_t>(m_limbs[i] - taken);
        }
        while (!m_limbs.empty() && m_limbs.back() == 0) {
            m_limbs.pop_back();
        }
    }

private:
    std::vector<std::uint32_t> m_limbs; ///< the lowest first, none of them a zero at the end
};

/// 64 binary digits of a number, the first of which is 1 and counts two to `exponent`.
struct Binary {
    std::uint64_t digits = 0;
    int exponent = 0;
    bool more = false; ///< other digits than 0 follow
};

Binary quotient(BigNumber over, BigNumber under) {
    Binary result;
    result.exponent = over.digits() - under.digits();
    BigNumber& smaller = result.exponent < 0 ? over : under;
    smaller.multiplyByTwos(static_cast<std::size_t>(std::abs(result.exponent)));
    if (over.isBelow(under)) {
        over.multiply(2);
        --result.exponent;
    }
    for (int i = 0; i < 64; ++i) {
        const bool fits = !over.isBelow(under);
        if (fits) {
            over.subtract(under);
        }
        result.digits = 2 * result.digits + (fits ? 1 : 0);
        over.multiply(2);
    }
    result.more = !over.isZero();
    return result;
}

/// Infinite above the type's numbers.
template<typename Number>
Number rounded(const Binary& binary) {
    using Limits = std::numeric_limits<Number>;
    const int lacking = std::max(Limits::min_exponent - 1 - binary.exponent, 0); // below the normal numbers
    const int dropped = 64 - Limits::digits + lacking;
    if (dropped > 64) {
        return 0;
    }
    const std::uint64_t half = std::uint64_t{1} << static_cast<unsigned>(dropped - 1);
    const std::uint64_t rest = binary.digits & (half | (half - 1));
    std::uint64_t kept = dropped == 64 ? 0 : binary.digits >> static_cast<unsigned>(dropped);
    if (rest > half || (rest == half && (binary.more || kept % 2 == 1))) {
        ++kept;
    }
    return std::ldexp(static_cast<Number>(kept), binary.exponent - 63 + dropped);
}

/// The number of few digits: both whole numbers are exact in the type, so what the processor makes of them is
/// the nearest.
template<typename Number>
std::optional<Number> shortNumber(const Decimal& decimal) {
    constexpr std::int64_t kExactTens = std::numeric_limits<Number>::digits == 24 ? 10 : 22;
    constexpr std::size_t kExactDigits = std::numeric_limits<Number>::digits10;
    const std::int64_t tens = std::abs(decimal.exponent);
    if (decimal.digits.size() > kExactDigits || tens > kExactTens) {
        return std::nullopt;
    }
    std::uint64_t whole = 0;
    for (const char digit : decimal.digits) {
        whole = 10 * whole + static_cast<std::uint64_t>(digit - '0');
    }
    Number scale = 1;
    for (std::int64_t i = 0; i < tens; ++i) {
        scale *= 10;
    }
    const auto number = static_cast<Number>(whole);
    return decimal.exponent < 0 ? number / scale : number * scale;
}

/// Zero or infinite where the type has no such number.
template<typename Number>
Number nearest(const Decimal& decimal) {
    if (const auto number = shortNumber<Number>(decimal)) {
        return *number;
    }
    constexpr std::int64_t kTensOfNumbers = 400;
    const std::int64_t tens = decimal.exponent + static_cast<std::int64_t>(decimal.digits.size());
    if (tens > kTensOfNumbers || tens < -kTensOfNumbers) {
        return tens > 0 ? std::numeric_limits<Number>::infinity() : Number(0);
    }
    BigNumber over(decimal.digits);
    BigNumber under("1");
    over.multiplyByTens(decimal.exponent);
    under.multiplyByTens(-decimal.exponent);
    return rounded<Number>(quotient(std::move(over), std::move(under)));
}

/// Whether a text begins with a word of small letters, in letters of any size.
bool beginsWith(std::string_view text, std::string_view word) {
    return text.size() >= word.size() &&
           std::equal(word.begin(), word.end(), text.begin(),
                      [](char a, char b) { return a == b || (b >= 'A' && b <= 'Z' && a == b - 'A' + 'a'); });
}

/// What is in brackets behind "nan", both of them counted: letters, digits and "_". 0: nothing of this kind.
std::size_t bracketsLength(std::string_view text) {
    if (!text.starts_with('(')) {
        return 0;
    }
    std::size_t end = 1;
    while (end < text.size() && (isDigit(text[end]) || isLetter(text[end]) || text[end] == '_')) {
        ++end;
    }
    return end < text.size() && text[end] == ')' ? end + 1 : 0;
}

/// The length of "inf", "infinity" or "nan" at the front of the text, with its value; 0: it is none.
template<typename Number>
std::size_t wordLength(std::string_view text, Number& value) {
    constexpr std::size_t kNanLength = 3;
    if (beginsWith(text, "nan")) {
        value = std::numeric_limits<Number>::quiet_NaN();
        return kNanLength + bracketsLength(text.substr(kNanLength));
    }
    for (const std::string_view word : {"infinity", "inf"}) {
        if (beginsWith(text, word)) {
            value = std::numeric_limits<Number>::infinity();
            return word.size();
        }
    }
    return 0;
}

template<typename Number>
std::from_chars_result readFraction(std::string_view text, Number& value) {
    const bool negative = text.starts_with('-');
    const std::string_view unsignedText = text.substr(negative ? 1 : 0);
    const char* const begin = unsignedText.data();
    Number number = 0;
    if (const std::size_t length = wordLength(unsignedText, number); length > 0) {
        value = negative ? -number : number;
        return {begin + length, std::errc()};
    }
    DecimalReader reader(unsignedText);
    const std::optional<Decimal> decimal = reader.read();
    if (!decimal) {
        return {text.data(), std::errc::invalid_argument};
    }
    const char* const end = begin + reader.length();
    if (!decimal->digits.empty()) {
        number = nearest<Number>(*decimal);
        if (number == 0 || std::isinf(number)) {
            return {end, std::errc::result_out_of_range};
        }
    }
    value = negative ? -number : number;
    return {end, std::errc()};
}

} // namespace

std::from_chars_result readDecimal(std::string_view text, double& value) {
    return readFraction(text, value);
}

std::from_chars_result readDecimal(std::string_view text, float& value) {
    return readFraction(text, value);
}

} // namespace sinew
