#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>

namespace sinew {

/// Reads a .ply, text or binary of either byte order: vertices, polygons, and the vertices' normals,
/// coordinates and colours. Errors: those of reading files, FileBroken, TooManyFaces.
Expected<ImportedFile> readPly(const std::filesystem::path& file, const Progress& progress);

} // namespace sinew
