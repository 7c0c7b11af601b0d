#pragma once

#include "app/report/Issues.h"
#include "core/base/Error.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// Writes to standard output and makes sure it arrived. Error: FileUnwritable (a full disk behind a
/// redirection).
Expected<void> print(std::string_view text);

/// Lines "  left   right" with the right sides under one another; widths counted in characters, not bytes.
std::string columns(const std::vector<std::pair<std::string, std::string>>& rows);

/// Lines of cells under one another, the first cells to the left, the others to the right; widths counted in
/// characters. A row with fewer cells than the first row ends with a text that may run on.
std::string table(const std::vector<std::vector<std::string>>& rows);

/// "1 part", "2 parts".
std::string countText(std::size_t count, const char* one, const char* many);

/// Adds "... and 4 more" instead of the lines after the first `max`.
std::vector<std::string> shortened(std::vector<std::string> lines, std::size_t max);

/// What a command has to say when it is done. It is printed once the line of progress is gone.
struct Printout {
    std::string result;         ///< what was asked for; always printed
    std::string summary;        ///< for people; not with --quiet
    Issues issues;              ///< the warnings among them go to standard error
    double metersPerUnit = 1.0; ///< the unit of the issues' lengths
    int exitCode = 0;           ///< what the program ends with
};

/// Warnings, a line each and at most `max`, the rest by their number; of many of one kind the first few.
/// Leaks, which come gathered, are all told. Lengths are in the scene's unit. Empty when there are none.
std::string warningLines(const Issues& issues, double metersPerUnit = 1.0, std::size_t max = 10);

/// What was left behind on the way into a file, a line each under a heading; of many textures or meshes with
/// the same loss the first few. Empty when nothing was.
std::string lossLines(const Notices& notices);

/// The issues that are neither warnings nor told by lossLines.
Issues notesAmong(const Issues& issues);

/// Notes, a line each under a heading. Empty when there are none.
std::string noteLines(const Issues& notes, double metersPerUnit = 1.0);

/// "1 warning, 8 notes", without what lossLines lists; "No issues found" without any.
std::string issueCounts(const Issues& issues);

} // namespace sinew
