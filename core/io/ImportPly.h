#pragma once

#include "core/base/Expected.h"
#include "core/io/ImportSource.h"

#include <filesystem>

namespace sinew {

/// Reads a .ply, text or binary of either byte order: points, polygons, and the points' normals, coordinates
/// and colours. Errors: those of reading files, FileBroken, TooManyFaces.
Expected<SourceScene> readPly(const std::filesystem::path& file);

} // namespace sinew
