#include "app/text/Numbers.h"

#include "core/base/ReadNumber.h"
#include "core/base/platform/Locale.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <charconv>
#include <clocale>
#include <cmath>
#include <optional>
#include <span>
#include <string_view>

namespace sinew {
namespace {

/// Digits as programs write them, with the language's sign for the point.
std::string inLanguage(std::string digits) {
    if (const std::size_t vertex = digits.find('.'); vertex != std::string::npos) {
        digits.replace(vertex, 1, QLocale().decimalPoint().toStdString());
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

QString decimalText(double value, int digits) {
    const bool nothing =
        value > -1.0 && value <= 0.0 &&
        digitsOf(value, std::chars_format::fixed, digits).find_first_of("123456789") == std::string::npos;
    return QLocale().toString(nothing ? 0.0 : value, 'f', digits);
}

QString smallText(double value) {
    const QLocale language;
    return language.toString(value, 'g', 2).replace(language.exponential(), "e").replace("e-0", "e-");
}

QString wholeText(std::size_t count) {
    return QLocale().toString(static_cast<qulonglong>(count));
}

std::string exactText(double value) {
    return inLanguage(digitsOf(value));
}

std::string positionText(const Vec3& position) {
    constexpr double kNothing = 5e-4; // of the largest coordinate, which has three digits
    const double nothing = kNothing * position.cwiseAbs().maxCoeff();
    const bool comma = QLocale().decimalPoint() == QLatin1String(",");
    std::string text = "(";
    for (const double coordinate : {position.x(), position.y(), position.z()}) {
        text += numberText(std::abs(coordinate) <= nothing ? 0.0 : coordinate);
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

QString shortNumber(const std::string& number) {
    const std::optional<double> value = valueOf(number);
    return QString::fromStdString(value ? numberText(*value) : number);
}

QString lengthText(const std::string& meters, double metersPerUnit) {
    const std::optional<double> value = valueOf(meters);
    return QString::fromStdString(value ? lengthText(*value, metersPerUnit) : meters);
}

QString coordinateText(const std::string& meters, double metersPerUnit) {
    const std::optional<double> value = valueOf(meters);
    return QString::fromStdString(value ? numberText(*value / metersPerUnit) : meters);
}

QString percentText(const std::string& part) {
    const std::optional<double> value = valueOf(part);
    return QString::fromStdString(value ? percentText(*value) : part);
}

namespace {

constexpr qsizetype kLongestValue = 300;

QString oneLine(QString value) {
    for (QChar& c : value) {
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
            c == QChar::ParagraphSeparator) {
            c = QLatin1Char(' ');
        }
    }
    if (value.size() > kLongestValue) {
        value = value.left(kLongestValue - 3) + QStringLiteral("...");
    }
    return value.simplified();
}

} // namespace

QString printable(const std::string& bytes) {
    return oneLine(QString::fromStdString(bytes));
}

QString pluralText(QString text, bool one) {
    text.replace(QStringLiteral("ex(ices)"), one ? QStringLiteral("ex") : QStringLiteral("ices"));
    text.replace(QStringLiteral("(es)"), one ? QString() : QStringLiteral("es"));
    return text.replace(QStringLiteral("(s)"), one ? QString() : QStringLiteral("s"));
}

QString fillText(const QString& text, const QStringList& values) {
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool place = text[i] == QLatin1Char('%') && i + 1 < text.size() && text[i + 1].isDigit();
        if (!place) {
            result += text[i];
            continue;
        }
        const int number = text[++i].digitValue();
        const bool known = number >= 1 && number <= values.size();
        result += known ? oneLine(values[number - 1]) : QStringLiteral("?");
    }
    return result;
}

void keepNumbersPlain() {
    std::setlocale(LC_NUMERIC, "C");
}

void useCommandLineLocale() {
    keepNumbersPlain();
    useEnglishMessages();
    QLocale::setDefault(QLocale::c());
}

} // namespace sinew
