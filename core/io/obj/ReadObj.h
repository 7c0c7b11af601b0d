#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>

namespace sinew {

/// Reads a Wavefront .obj and the .mtl files it names. Vertices are the file's own `v`, unused ones included;
/// every `o` is a mesh. Errors: those of reading files, FileBroken (not a text), TooManyFaces, Canceled.
Expected<ImportedFile> readObj(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
