#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/io/ImportScene.h"

#include <string>

namespace sinew {

/// The character of a command line: `input`, on the skeleton of another file unless `skeleton` is empty; the
/// notices of both. Errors: those of importScene and importSkeleton.
Expected<ImportedScene> readInput(const std::string& input, const std::string& skeleton, Progress& progress);

} // namespace sinew
