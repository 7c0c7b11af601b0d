#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/io/ImportSource.h"

#include <filesystem>

namespace sinew {

/// True for the formats that are read through Assimp: those it reads well and survives when they are broken.
bool assimpReads(const std::string& lowerExtension);

/// Reads a file through Assimp, polygons kept. Errors: FileBroken, TooManyFaces.
Expected<SourceScene> readWithAssimp(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
