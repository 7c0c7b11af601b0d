#pragma once

#include "core/io/ImportScene.h"
#include "core/io/source/SourceMap.h"

namespace sinew {

/// importScene without asking for meshes: what a skeleton file needs. `map`, when given, is filled.
Expected<ImportedScene> readAnyScene(const std::filesystem::path& file, Progress& progress,
                                     const ImportOptions& options, SourceMap* map = nullptr);

} // namespace sinew
