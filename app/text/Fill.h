#pragma once

#include <QString>
#include <QStringList>

namespace sinew {

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
