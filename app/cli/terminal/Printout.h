#pragma once

#include "core/base/Notice.h"

#include <string>

namespace sinew {

/// What a command has to say when it is done. It is printed once the line of progress is gone.
struct Printout {
    std::string result;         ///< what was asked for; always printed
    std::string summary;        ///< for people; not with --quiet
    Notices notices;            ///< the warnings among them go to standard error, notes to nobody
    double metersPerUnit = 1.0; ///< the unit of the notices' lengths
};

/// Warnings, a line each and at most `most`, the rest by their number; of many of one kind the first few.
/// Lengths are in the scene's unit. Empty when there are none.
std::string warningLines(const Notices& notices, double metersPerUnit = 1.0, std::size_t most = 10);

/// What was left behind on the way into a file, a line each under a heading; of many textures or meshes with
/// the same loss the first few. Empty when nothing was.
std::string lossLines(const Notices& notices);

/// How many of the notices are neither warnings nor told by lossLines.
std::size_t noteCount(const Notices& notices);

/// "1 warning, 8 notes", without what lossLines lists; "No issues found" without any.
std::string issueCounts(const Notices& notices);

} // namespace sinew
