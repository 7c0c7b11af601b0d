#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// Reads a Wavefront .obj and the .mtl files it names. Vertices are the file's own `v`, unused ones included;
/// every `o` is a mesh. Materials come from its folder and those that the user named (SideFiles). Errors:
/// those of reading files, FileBroken (not a text), TooManyFaces, Canceled.
Expected<ImportedFile> readObjWithMaterials(const std::filesystem::path& file, Progress& progress,
                                            const std::vector<std::string>& textureFolders);

/// The same without folders that the user named.
Expected<ImportedFile> readObj(const std::filesystem::path& file, Progress& progress);

} // namespace sinew
