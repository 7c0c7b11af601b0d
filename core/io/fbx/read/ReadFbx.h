#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>

namespace sinew {

/// Reads .fbx (6100 and later, binary or text) from its node tree: only there do the artist's vertices, the
/// polygons, the bind matrices and the joints without weights stand as they are. Errors: those of reading
/// files, FileBroken, TooManyFaces, Canceled.
Expected<ImportedFile> readFbx(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
