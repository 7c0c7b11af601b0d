#pragma once

#include "core/base/Types.h"

#include <optional>
#include <string>
#include <string_view>

namespace sinew {

/// Words of a text, separated by white space; braces are words of their own where asked.
class ImportWords {
public:
    explicit ImportWords(std::string_view text, bool bracesApart = false)
        : m_rest(text)
        , m_bracesApart(bracesApart) {}

    /// The next word, empty at the end.
    std::string_view next();
    /// What is left of this line, without white space at either end; the next word is on the next line.
    std::string_view restOfLine();
    bool atEnd();
    /// Three finite numbers; nothing for anything else.
    std::optional<Vec3> vector();
    /// A finite number.
    std::optional<double> number();

private:
    void skipSpace();

    std::string_view m_rest;
    bool m_bracesApart;
};

/// The finite number a word spells, or nothing.
std::optional<double> finiteNumber(std::string_view word);

/// The word in quotes, cut where it gets long.
std::string inQuotes(std::string_view word);

} // namespace sinew
