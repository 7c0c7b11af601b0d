#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/io/ImportSource.h"

#include <filesystem>

namespace sinew {

/// Reads a COLLADA file (.dae). Errors: those of reading files, FileBroken, SkeletonCycle, TooManyFaces,
/// TooManyJoints, Canceled.
Expected<SourceScene> readDae(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
