#pragma once

#include "core/base/Notice.h"

#include <string>

namespace sinew {

/// What a command has to say when it is done. It is printed once the line of progress is gone.
struct Printout {
    std::string result;  ///< what was asked for; always printed
    std::string summary; ///< for people; not with --quiet
    Notices notices;     ///< the warnings among them go to standard error, notes to nobody
};

/// Warnings, a line each and at most `most`, the rest by their number; of many of one kind the first few.
/// Empty when there are none.
std::string warningLines(const Notices& notices, std::size_t most = 10);

/// What was left behind on the way into a file, a line each under a heading; of many textures or meshes with
/// the same loss the first few. Empty when nothing was.
std::string lossLines(const Notices& notices);

/// How many of the notices are neither warnings nor told by lossLines.
std::size_t noteCount(const Notices& notices);

} // namespace sinew
