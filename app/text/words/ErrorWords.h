#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <string>

namespace sinew {

/// What a user reads for an error: what happened, to which file, joint or part, and what to do: by a control
/// where there is a window, else by an option of the command line. One line.
std::string errorWords(const Error& error);

/// What of that says what to do: all after the first sentence. Empty: nothing does.
std::string errorAdvice(const Error& error);

/// Name of a stage, for progress.
std::string stageWords(Stage stage);

/// Its name that never changes with language or release, for reports.
std::string stageName(Stage stage);

} // namespace sinew
