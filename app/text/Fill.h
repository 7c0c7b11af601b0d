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

} // namespace sinew
