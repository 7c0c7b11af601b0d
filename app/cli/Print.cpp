#include "app/cli/Print.h"

#include <QList>
#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace sinew {
namespace {

std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(QString::fromStdString(text).toUcs4().size());
}

} // namespace

Expected<void> print(std::string_view text) {
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0) {
        return fail(ErrorCode::FileUnwritable, {"-", "standard output takes no more"});
    }
    return {};
}

std::string columns(const std::vector<std::pair<std::string, std::string>>& rows) {
    std::size_t widest = 0;
    for (const auto& [left, right] : rows) {
        widest = std::max(widest, width(left));
    }
    std::string text;
    for (const auto& [left, right] : rows) {
        text += "  " + left + std::string(widest - width(left) + 2, ' ') + right + "\n";
    }
    return text;
}

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

std::string countText(std::size_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::vector<std::string> shortened(std::vector<std::string> lines, std::size_t most) {
    if (lines.size() > most + 1) {
        const std::size_t hidden = lines.size() - most;
        lines.resize(most);
        lines.push_back("... and " + std::to_string(hidden) + " more");
    }
    return lines;
}

} // namespace sinew
