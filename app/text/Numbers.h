#pragma once

#include "app/text/words/Figures.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <string>

namespace sinew {

/// A number with that many digits behind the point. What rounds to nothing has no sign.
QString decimalText(double value, int digits);

/// A small number in two significant digits: "9.6e-5".
QString smallText(double value);

/// A count, its thousands apart.
QString wholeText(std::size_t count);

/// Day and time.
QString momentText(const QDateTime& moment);

/// writtenFigure.
QString numberAsWritten(const std::string& number);

// The same as texts of Qt: figures that notices and errors carry (app/text/words/Figures.h).

/// shortFigure.
QString shortNumber(const std::string& number);
/// lengthFigure.
QString lengthText(const std::string& meters, double metersPerUnit = 1.0);
/// coordinateFigure.
QString coordinateText(const std::string& meters, double metersPerUnit = 1.0);
/// percentFigure.
QString percentText(const std::string& part);

/// filled, of texts of Qt.
QString fillText(const QString& text, const QStringList& values);

/// withPlural, of a text of Qt.
QString pluralText(const QString& text, bool one);

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
