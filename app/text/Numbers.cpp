#include "app/text/Numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

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
    const double size = std::abs(value);
    const bool everyday = size == 0.0 || (size >= 1e-4 && size < 1e7);
    const int whole = size >= 1.0 ? static_cast<int>(std::log10(size)) + 1 : 1;
    const int decimals = size > 0.0 && size < 1.0 ? 2 - static_cast<int>(std::floor(std::log10(size)))
                                                  : std::max(0, 3 - whole);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), everyday ? "%.*f" : "%.*g", everyday ? decimals : 3, value);
    return text.data();
}

} // namespace sinew
