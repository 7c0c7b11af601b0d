#pragma once

#include <QString>

namespace sinew::test {

/// What a machine can tell of a translation without knowing the language. Each says what is wrong with `text`
/// as a translation of `source`, in words; empty: nothing.
using TranslationRule = QString (*)(const QString& code, const QString& source, const QString& text);

/// %1 to %9, %n, tags of HTML and percent signs, as many of each, in any order.
QString placeholderFault(const QString& code, const QString& source, const QString& text);

/// The underlined letter of a menu: there if and only if the source has one. In Japanese and Chinese it is
/// the source's, in brackets.
QString letterFault(const QString& code, const QString& source, const QString& text);

/// "...", a colon, a full stop and a question mark at the end, a space at either end.
QString endFault(const QString& code, const QString& source, const QString& text);

/// Names of keys as Qt writes them in menus, options and endings of files, names of programs and formats.
QString nameFault(const QString& code, const QString& source, const QString& text);

/// So long that panels would clip it. Letters of Japanese and Chinese count two.
QString lengthFault(const QString& code, const QString& source, const QString& text);

/// A sentence that reads as in English.
QString sameFault(const QString& code, const QString& source, const QString& text);

} // namespace sinew::test
