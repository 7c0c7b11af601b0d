#pragma once

#include "core/base/Types.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <string>

namespace sinew {

// Every number that a person reads is made here, in the language of the texts around it (QLocale's default):
// 1.83 in English, 1,83 in German. What programs read is written elsewhere, always with a point.

/// "1.2 MB" of a number of bytes, decimal.
std::string sizeText(std::size_t bytes);

/// A number with the digits a reader needs: three significant ones, no exponent in everyday ranges.
std::string numberText(double value);

/// A number with that many digits behind the point.
QString decimalText(double value, int digits);

/// A count, its thousands apart.
QString wholeText(std::size_t count);

/// The fewest digits that tell this number from all others.
std::string exactText(double value);

/// "(0.1, 1.25, 0)" of a place.
std::string placeText(const Vec3& place);

/// Day and time.
QString momentText(const QDateTime& moment);

/// A number that a program wrote with a point, digit by digit; other text as it stands.
QString numberAsWritten(const std::string& number);

/// A number that a notice or an error carries as text, as numberText has it; other text as it stands.
QString lengthText(const std::string& number);

} // namespace sinew
