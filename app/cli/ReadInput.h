#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/io/ImportScene.h"

#include <string>
#include <vector>

namespace sinew {

/// The character of a command line: `input`, on the skeleton of another file unless `skeleton` is empty; the
/// notices of both. `textureFolders`: as ImportOptions has them. Errors: those of importScene and
/// importSkeleton.
Expected<ImportedScene> readInput(const std::string& input, const std::string& skeleton,
                                  const std::vector<std::string>& textureFolders, Progress& progress);

} // namespace sinew
