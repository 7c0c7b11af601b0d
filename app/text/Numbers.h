#pragma once

#include "core/base/Types.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <string>

namespace sinew {

// Every number that a person reads is made here, in the language of the texts around it (QLocale's default):
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

/// A number with that many digits behind the point. What rounds to nothing has no sign.
QString decimalText(double value, int digits);

/// A small number in two significant digits: "9.6e-5".
QString smallText(double value);

/// A count, its thousands apart.
QString wholeText(std::size_t count);

/// The fewest digits that no other number has.
std::string exactText(double value);

/// "(0.100, 1.25, 0.00)" of a place. What is nothing beside the largest coordinate is 0.
std::string positionText(const Vec3& position);

/// Day and time.
QString momentText(const QDateTime& moment);

/// A number that a program wrote with a point, digit by digit; other text as it is.
QString numberAsWritten(const std::string& number);

// What a notice or an error carries as text; text that is no number stays as it is.

/// As numberText has it.
QString shortNumber(const std::string& number);
/// As lengthText has it.
QString lengthText(const std::string& meters, double metersPerUnit = 1.0);
/// A coordinate in the scene's unit, without the unit: as options such as --refine take it.
QString coordinateText(const std::string& meters, double metersPerUnit = 1.0);
/// As percentText has it.
QString percentText(const std::string& part);

/// Puts values[0] for %1, values[1] for %2 and so on, once: a value that itself holds "%2" stays as it is. A
/// place without a value becomes "?". Values become one line (control characters turn into spaces) of at most
/// 300 characters.
QString fillText(const QString& text, const QStringList& values);

/// The words of a count in English: "face(s)" is "face" or "faces", "mesh(es)" is "mesh" or "meshes",
/// "vertex(ices)" is "vertex" or "vertices". Translations have plural forms and none of these marks.
QString pluralText(QString text, bool one);

/// One printable line from bytes that may be anything: invalid UTF-8 is replaced, control characters become
/// spaces.
QString printable(const std::string& bytes);

/// Qt takes over the machine's locale when an application is made, and with it every library of C would read
/// and write numbers with a comma where that is the custom. Files, recipes and command lines have a point
/// everywhere, so this puts numbers back; to be called once the application is there.
void keepNumbersPlain();

/// That, and for the command line, whose texts are English: numbers and the system's reasons in English, too.
void useCommandLineLocale();

} // namespace sinew
