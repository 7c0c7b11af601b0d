#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace sinew::test {

/// A word that Sinew does not say any more.
struct OldWord {
    const char* pattern;           ///< regular expression, upper and lower case alike
    const char* say;               ///< the word for it now
    const char* example;           ///< a text that holds the old word
    const char* allowed = nullptr; ///< regular expression of phrases in which the word is right
};

const QList<OldWord>& oldWords();

/// The old words in a text, each as "point: say vertex"; empty: none.
QStringList oldWordsIn(const QString& text);

} // namespace sinew::test
