#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>

namespace sinew {

/// Reads a file through Assimp, polygons kept, and no other files than those in its folder (CheckedFiles). In
/// this process, which a broken file can crash. Errors: FileBroken, TooManyFaces, Canceled. Throws bad_alloc.
Expected<ImportedFile> readWithAssimp(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
