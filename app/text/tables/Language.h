#pragma once

#include <cstddef>
#include <string>

// Tables of texts, and what fills them in, know no Qt, so that programs without it have the same words.
// Whoever links them says here in which language these are: app/text/Language.cpp does so by Qt.

/// As Qt has them. They mark texts for installer/translate.sh.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(scope, x) x
#endif

namespace sinew {

/// A text in the language of the texts around it. `count` chooses among plural forms; -1: there are none.
std::string translated(const char* context, const char* text, int count = -1);

/// The language of texts as HTML and XML name it: "en", "zh-CN".
std::string languageTag();

/// What stands between the whole and the decimals of a number: "." or ",".
std::string decimalPoint();

/// A count, its thousands apart as the language has them.
std::string groupedNumber(std::size_t count);

/// Whether texts are for the window: they name controls then, and no options of the command line.
bool inWindow();

} // namespace sinew
