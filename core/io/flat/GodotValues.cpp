#include "core/io/flat/GodotText.h"

#include <array>
#include <charconv>
#include <cmath>

namespace sinew {

std::string godotDecimal(double value, int decimals) {
    const double factor = std::pow(10.0, decimals);
    const double rounded = std::round(value * factor) / factor;
    std::array<char, 400> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(),
                                   std::isfinite(rounded) ? rounded + 0.0 : 0.0, std::chars_format::fixed)
                         .ptr;
    std::string text(digits.data(), end);
    return text.find('.') == std::string::npos ? text + ".0" : text;
}

std::string godotQuoted(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        result += c == '"' || c == '\\' ? "\\" : "";
        result += c;
    }
    return result + '"';
}

std::string godotVector(const Eigen::Vector2d& value, int decimals) {
    return "Vector2( " + godotDecimal(value.x(), decimals) + ", " + godotDecimal(value.y(), decimals) + " )";
}

} // namespace sinew
