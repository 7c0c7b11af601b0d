#include "app/text/Numbers.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

/// Digits as programs write them, with the language's sign for the point.
std::string inLanguage(std::string digits) {
    if (const std::size_t point = digits.find('.'); point != std::string::npos) {
        digits.replace(point, 1, QLocale().decimalPoint().toStdString());
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
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    return problem == std::errc() && stop == end ? std::optional(value) : std::nullopt;
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
    // The exponent after rounding: 0.9996 is 1.00, not 1.000.
    const std::string scientific = digitsOf(value, std::chars_format::scientific, kDigits - 1);
    const std::size_t mark = scientific.find('e');
    int exponent = 0;
    if (mark != std::string::npos) {
        const char* const end = scientific.data() + scientific.size();
        const std::size_t sign = scientific[mark + 1] == '+' ? 2 : 1; // from_chars takes no plus
        std::from_chars(scientific.data() + mark + sign, end, exponent);
    }
    const bool everyday = std::isfinite(value) && exponent >= -4 && exponent < 7;
    return inLanguage(everyday
                          ? digitsOf(value, std::chars_format::fixed, std::max(0, kDigits - 1 - exponent))
                          : digitsOf(value, std::chars_format::general, kDigits));
}

QString decimalText(double value, int digits) {
    return QLocale().toString(value, 'f', digits);
}

QString wholeText(std::size_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
}

std::string exactText(double value) {
    return inLanguage(digitsOf(value));
}

std::string placeText(const Vec3& place) {
    const bool comma = QLocale().decimalPoint() == QLatin1String(",");
    std::string text = "(";
    for (const double coordinate : {place.x(), place.y(), place.z()}) {
        text += numberText(coordinate);
        text += comma ? "; " : ", ";
    }
    text.resize(text.size() - 2);
    text += ')';
    return text;
}

QString momentText(const QDateTime& moment) {
    return QLocale().toString(moment, QLocale::ShortFormat);
}

QString numberAsWritten(const std::string& number) {
    return QString::fromStdString(valueOf(number) ? inLanguage(number) : number);
}

QString lengthText(const std::string& number) {
    const std::optional<double> value = valueOf(number);
    return QString::fromStdString(value ? numberText(*value) : number);
}

} // namespace sinew
