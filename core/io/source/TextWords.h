#pragma once

#include "core/base/Types.h"
#include "core/io/source/FileBytes.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sinew {

/// Words of a text, separated by white space; braces are words of their own where asked.
class ImportWords {
public:
    explicit ImportWords(std::string_view text, bool bracesApart = false)
        : m_text(text)
        , m_rest(text)
        , m_bracesApart(bracesApart) {}

    /// The next word, empty at the end.
    std::string_view next();
    /// What is left of this line, without white space at either end; the next word is on the next line.
    std::string_view restOfLine();
    bool atEnd();
    /// Three finite numbers; nothing for anything else.
    std::optional<Vec3> vector();
    /// A finite number (looseNumber).
    std::optional<double> number();

    /// What is still to be read.
    std::string_view rest() const { return m_rest; }
    /// The number of the line that a word or line of this text stands in, from 1. O(text).
    std::size_t lineOf(std::string_view part) const;

private:
    void skipSpace();

    std::string_view m_text;
    std::string_view m_rest;
    bool m_bracesApart;
};

/// The finite number a word spells, or nothing.
std::optional<double> finiteNumber(std::string_view word);

/// The same, also with a comma for its decimal point ("0,5").
std::optional<double> looseNumber(std::string_view word);

/// The word with its letters A to Z small, for comparing keywords.
std::string lowerWord(std::string_view word);

/// The word in quotes, cut where it gets long.
std::string inQuotes(std::string_view word);

/// A text as UTF-8 whose lines end in a line feed, with or without a carriage return before it. A byte order
/// mark goes, UTF-16 that has one is converted (what cannot be becomes U+FFFD), and in texts without any line
/// feed carriage returns become line feeds. Other texts are not copied.
std::string plainText(std::string bytes);

/// A text file, plain. Errors: those of readWholeFile.
Expected<std::string> readTextFile(const std::filesystem::path& file, FileUse use = FileUse::Model,
                                   const Progress& progress = noProgress());

/// A number with nine digits, with a point in every language.
std::string nineDigits(double value);

} // namespace sinew
