#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>

namespace sinew {

/// Reads a COLLADA file (.dae). Errors: those of reading files, FileBroken, SkeletonCycle, TooManyFaces,
/// TooManyJoints, Canceled.
Expected<ImportedFile> readDae(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
