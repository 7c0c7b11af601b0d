#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <QString>

#include <string>

namespace sinew {

struct Solid;

/// What a user reads for an error: what happened, to which file, joint or part, and what to do: by a control
/// where there is a window, else by an option of the command line. One line.
QString errorText(const Error& error);

/// Name of a stage, for progress.
QString stageText(Stage stage);
/// The same with how far the stage still is from its result; negative: it does not tell.
QString stageText(Stage stage, double residual);

/// "sphere, 5.2 cm", "capsule, 8 cm by 30 cm", "box, 5.2 cm", "point": diameters, of a box the longest edge.
QString solidText(const Solid& solid, double metersPerUnit);

/// Its name that never changes with language or release, for reports.
std::string stageName(Stage stage);

} // namespace sinew
