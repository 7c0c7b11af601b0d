#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>

namespace sinew {

/// Reads .glb and .gltf (2.0). Every length, offset and reference is checked against what the file really
/// holds. Errors: those of reading files, FileBroken, TooManyFaces, Canceled.
Expected<ImportedFile> readGltf(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
