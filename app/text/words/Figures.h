#pragma once

#include "core/base/Types.h"

#include <cstddef>
#include <string>

namespace sinew {

// Every number that a person reads is made here, in the language of the texts around it (decimalPoint):
// 1.83 in English, 1,83 in German. What programs read is written elsewhere, always with a point.

/// "1.2 MB" of a number of bytes, decimal.
std::string sizeText(std::size_t bytes);

/// A number with the digits a reader needs: three significant ones, no exponent in everyday ranges.
std::string numberText(double value);

/// A length in the scene's unit, or in a smaller one where it would begin with 0: "1.83 m", "5.2 cm", "5.5
/// mm"; in a scene of centimetres "183 cm", of inches "72 in". At most three significant digits, and no more
/// decimals than one of centimetres and millimetres, two of metres. Metres where the scene's unit has no
/// name.
std::string lengthText(double meters, double metersPerUnit = 1.0);

/// "96 %" of 0.96: at most three significant digits.
std::string percentText(double part);

/// The fewest digits that no other number has.
std::string exactText(double value);

/// "(0.100, 1.25, 0.00)" of a place. What is nothing beside the largest coordinate is 0.
std::string positionText(const Vec3& position);

// What a notice or an error carries as text; text that is no number stays as it is.

/// A number that a program wrote with a point, digit by digit.
std::string writtenFigure(const std::string& number);
/// As numberText has it.
std::string shortFigure(const std::string& number);
/// As lengthText has it.
std::string lengthFigure(const std::string& meters, double metersPerUnit = 1.0);
/// A coordinate in the scene's unit, without the unit: as options such as --refine take it.
std::string coordinateFigure(const std::string& meters, double metersPerUnit = 1.0);
/// As percentText has it.
std::string percentFigure(const std::string& part);
/// Whether it is the number 0.
bool isZeroFigure(const std::string& number);

} // namespace sinew
