#include "app/text/words/Figures.h"

#include "app/text/tables/Language.h"
#include "core/base/ReadNumber.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <span>
#include <string_view>

namespace sinew {
namespace {

/// Digits as programs write them, with the language's sign for the point.
std::string inLanguage(std::string digits) {
    if (const std::size_t vertex = digits.find('.'); vertex != std::string::npos) {
        digits.replace(vertex, 1, decimalPoint());
    }
    return digits;
}

template<typename... Format>
std::string digitsOf(double value, Format... format) {
    std::array<char, 400> text{}; // the longest double has 309 digits before the point
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, format...).ptr;
    return {text.data(), end};
}

/// The number that is all of the text, if it is one.
std::optional<double> valueOf(const std::string& text) {
    double value = 0.0;
    const auto [stop, problem] = readNumber(text, value);
    return problem == std::errc() && stop == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// Without zeros, or a bare sign, at the end of its decimals: "5.20" is "5.2", "2.00" is "2".
std::string withoutZeros(std::string digits) {
    if (digits.find('.') != std::string::npos && digits.find('e') == std::string::npos) {
        digits.erase(digits.find_last_not_of('0') + 1);
        digits.erase(digits.find_last_not_of('.') + 1);
    }
    return digits;
}

/// The power of ten of the number once it is rounded to `digits` significant ones: 0.9996 is 1.00, not 1.000.
int exponentOf(double value, int digits) {
    const std::string scientific = digitsOf(value, std::chars_format::scientific, digits - 1);
    const std::size_t mark = scientific.find('e');
    int exponent = 0;
    if (mark != std::string::npos) {
        const std::size_t sign = scientific[mark + 1] == '+' ? 2 : 1; // readNumber takes no plus
        readNumber(std::string_view(scientific).substr(mark + sign), exponent);
    }
    return exponent;
}

struct LengthUnit {
    double meters;
    const char* name;
    int decimals; ///< at most
};

constexpr std::array kMetric{LengthUnit{1.0, "m", 2}, LengthUnit{0.01, "cm", 1}, LengthUnit{0.001, "mm", 1}};
constexpr std::array kImperial{LengthUnit{0.3048, "ft", 2}, LengthUnit{0.0254, "in", 1}};

/// The scene's unit and those below it; metres and below for a unit that has no name.
std::span<const LengthUnit> unitsFrom(double metersPerUnit) {
    for (const std::span<const LengthUnit> units :
         {std::span<const LengthUnit>(kMetric), std::span<const LengthUnit>(kImperial)}) {
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (std::abs(metersPerUnit / units[i].meters - 1.0) < 1e-6) {
                return units.subspan(i);
            }
        }
    }
    return kMetric;
}

/// At most three significant digits and `decimals`, of a number under 1 two significant ones.
std::string shortDigits(double value, int decimals) {
    constexpr int kDigits = 3;
    const int exponent = exponentOf(value, kDigits);
    if (exponent >= kDigits) {
        const double step = std::pow(10.0, exponent - kDigits + 1);
        return digitsOf(std::round(value / step) * step, std::chars_format::fixed, 0);
    }
    const int wanted = exponent < 0 ? 1 - exponent : std::min(decimals, kDigits - 1 - exponent);
    return withoutZeros(digitsOf(value, std::chars_format::fixed, wanted));
}

} // namespace

std::string sizeText(std::size_t bytes) {
    constexpr std::array kUnits{"kB", "MB", "GB", "TB"};
    if (bytes < 1000) {
        return std::to_string(bytes) + " B";
    }
    double value = static_cast<double>(bytes) / 1000.0;
    std::size_t unit = 0;
    for (; value >= 999.5 && unit + 1 < kUnits.size(); ++unit) {
        value /= 1000.0;
    }
    return numberText(value) + " " + kUnits[unit];
}

std::string numberText(double value) {
    constexpr int kDigits = 3;
    const int exponent = exponentOf(value, kDigits);
    const bool everyday = std::isfinite(value) && exponent >= -4 && exponent < 7;
    return inLanguage(everyday
                          ? digitsOf(value, std::chars_format::fixed, std::max(0, kDigits - 1 - exponent))
                          : digitsOf(value, std::chars_format::general, kDigits));
}

std::string lengthText(double meters, double metersPerUnit) {
    constexpr double kNothing = 1e-9;
    const std::span<const LengthUnit> units = unitsFrom(metersPerUnit);
    const double size = std::abs(meters);
    if (!(size >= kNothing) || !std::isfinite(size)) {
        const std::string digits = size < kNothing ? "0" : digitsOf(meters);
        return digits + " " + units.front().name;
    }
    std::size_t u = 0;
    constexpr double kRoundsToOne = 0.995;
    while (u + 1 < units.size() && size / units[u].meters < kRoundsToOne) {
        ++u;
    }
    return inLanguage(shortDigits(meters / units[u].meters, units[u].decimals)) + " " + units[u].name;
}

std::string percentText(double part) {
    const double percent = 100.0 * part;
    const int decimals = std::clamp(2 - exponentOf(percent, 3), 0, 4);
    return inLanguage(withoutZeros(digitsOf(percent, std::chars_format::fixed, decimals))) + " %";
}

std::string exactText(double value) {
    return inLanguage(digitsOf(value));
}

std::string positionText(const Vec3& position) {
    constexpr double kNothing = 5e-4; // of the largest coordinate, which has three digits
    const double nothing = kNothing * position.cwiseAbs().maxCoeff();
    const bool comma = decimalPoint() == ",";
    std::string text = "(";
    for (const double coordinate : {position.x(), position.y(), position.z()}) {
        text += numberText(std::abs(coordinate) <= nothing ? 0.0 : coordinate);
        text += comma ? "; " : ", ";
    }
    text.resize(text.size() - 2);
    text += ')';
    return text;
}

std::string writtenFigure(const std::string& number) {
    return valueOf(number) ? inLanguage(number) : number;
}

std::string shortFigure(const std::string& number) {
    const std::optional<double> value = valueOf(number);
    return value ? numberText(*value) : number;
}

std::string lengthFigure(const std::string& meters, double metersPerUnit) {
    const std::optional<double> value = valueOf(meters);
    return value ? lengthText(*value, metersPerUnit) : meters;
}

std::string coordinateFigure(const std::string& meters, double metersPerUnit) {
    const std::optional<double> value = valueOf(meters);
    return value ? numberText(*value / metersPerUnit) : meters;
}

std::string percentFigure(const std::string& part) {
    const std::optional<double> value = valueOf(part);
    return value ? percentText(*value) : part;
}

bool isZeroFigure(const std::string& number) {
    return valueOf(number) == 0.0;
}

} // namespace sinew
