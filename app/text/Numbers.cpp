#include "app/text/Numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace sinew {

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
    std::array<char, 64> text{};
    // The exponent after rounding: 0.9996 is 1.00, not 1.000.
    std::snprintf(text.data(), text.size(), "%.*e", kDigits - 1, value);
    const char* mark = std::strchr(text.data(), 'e');
    const int exponent = mark == nullptr ? 0 : std::atoi(mark + 1);
    const bool everyday = std::isfinite(value) && exponent >= -4 && exponent < 7;
    const int digits = everyday ? std::max(0, kDigits - 1 - exponent) : kDigits;
    std::snprintf(text.data(), text.size(), everyday ? "%.*f" : "%.*g", digits, value);
    return text.data();
}

std::string placeText(const Vec3& place) {
    std::string text = "(";
    for (const double coordinate : {place.x(), place.y(), place.z()}) {
        text += numberText(coordinate);
        text += ", ";
    }
    text.resize(text.size() - 2);
    text += ')';
    return text;
}

} // namespace sinew
