#include "tests/ui/support/TranslationRules.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sinew::test {
namespace {

/// A mark of English plurals: "%1 face(s)".
QString withoutPluralMark(QString source) {
    static const QRegularExpression mark(R"(\((?:s|es|ices|ies)\))");
    return source.remove(mark);
}

QStringList matches(const QString& text, const QRegularExpression& pattern) {
    QStringList found;
    for (auto all = pattern.globalMatch(text); all.hasNext();) {
        found << all.next().captured();
    }
    found.sort();
    return found;
}

bool isHan(const QString& code) {
    return code == "ja" || code == "zh_CN";
}

/// Letters after a single &.
QStringList letters(QString text) {
    static const QRegularExpression letter("&[^&\\s]");
    return matches(text.remove("&&"), letter);
}

int width(const QString& text) {
    int columns = 0;
    for (const QChar letter : text) {
        const bool wide = letter.unicode() >= 0x2e80 && letter.unicode() < 0xff61;
        columns += letter == '&' ? 0 : wide ? 2 : 1;
    }
    return columns;
}

/// What Qt's own translations call a key.
QString keyIn(const QString& code, const QString& key) {
    static const QHash<QString, QHash<QString, QString>> names{
        {"de", {{"Ctrl", "Strg"}, {"Shift", "Umschalt"}}},
        {"fr", {{"Shift", "Maj"}}},
        {"es", {{"Ctrl", "Control"}, {"Shift", "Mayúsculas"}}},
    };
    return names.value(code).value(key, key);
}

qsizetype countOf(const QString& text, const QString& word) {
    return matches(text, QRegularExpression(QString("(?<![A-Za-z])%1(?![a-z])").arg(word))).size();
}

} // namespace

QString placeholderFault(const QString&, const QString& source, const QString& text) {
    static const QRegularExpression marks(R"(%L?\d|%n|%|</?[a-zA-Z][^>]*>|\n)");
    const QStringList wanted = matches(source, marks);
    const QStringList found = matches(text, marks);
    return wanted == found ? QString() : wanted.join(' ') + " became " + found.join(' ');
}

QString letterFault(const QString& code, const QString& source, const QString& text) {
    const QStringList wanted = letters(source);
    if (wanted.size() != letters(text).size()) {
        return wanted.isEmpty() ? "has an underlined letter" : "has no underlined letter, or several";
    }
    if (wanted.isEmpty() || !isHan(code)) {
        return {};
    }
    const QString bracket = "(" + wanted.first().toUpper() + ")";
    return text.contains(bracket) ? QString() : "lacks " + bracket;
}

QString endFault(const QString&, const QString& source, const QString& text) {
    static const QRegularExpression abbreviation(R"(\b(max|máx|min|mín|auto|articul)\.$)");
    const QString wanted = source.trimmed();
    const QString found = text.trimmed();
    if (wanted.endsWith("...") != found.endsWith("...")) {
        return "\"...\" at the end";
    }
    const auto ends = [](const QString& sentence, QChar narrow, QChar wide) {
        return sentence.endsWith(narrow) || sentence.endsWith(wide);
    };
    if (ends(wanted, ':', QChar(0xff1a)) != ends(found, ':', QChar(0xff1a))) {
        return "colon at the end";
    }
    if (ends(wanted, '?', QChar(0xff1f)) != ends(found, '?', QChar(0xff1f))) {
        return "question mark at the end";
    }
    if (ends(wanted, '.', QChar(0x3002)) != ends(found, '.', QChar(0x3002)) &&
        !abbreviation.match(found).hasMatch()) {
        return "full stop at the end";
    }
    return source.endsWith(' ') == text.back().isSpace() ? QString() : "space at the end";
}

QString nameFault(const QString& code, const QString& source, const QString& text) {
    for (const char* key : {"Ctrl", "Shift", "Alt"}) {
        const qsizetype wanted = countOf(source, key);
        if (wanted > 0 && countOf(text, keyIn(code, key)) != wanted) {
            return QString("the key ") + key;
        }
    }
    static const QRegularExpression kept(
        R"((?<![\w-])--[a-z][a-z-]+|(?<!\d)\.[a-z][a-z0-9]{1,5}\b(?!\s[A-Z])|)"
        R"(\b(?:Sinew|Blender|Maya|Unreal|Unity|Godot|glTF|GLB|FBX|VRM|JSON|CSV|PNG|WebP|MP4|ffmpeg|OBJ|OpenGL|F\d+)\b)");
    for (const QString& name : matches(source, kept)) {
        if (!text.contains(name)) {
            return name + " is gone";
        }
    }
    return {};
}

QString lengthFault(const QString&, const QString& source, const QString& text) {
    const double max = 1.6 * width(withoutPluralMark(source)) + 12;
    return width(text) <= max ? QString() : QString("is %1 wide, at most %2").arg(width(text)).arg(max);
}

QString sameFault(const QString&, const QString& source, const QString& text) {
    return source == text && source.size() > 18 && source.contains(' ') ? "is not translated" : QString();
}

} // namespace sinew::test
