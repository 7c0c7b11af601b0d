#pragma once

#include "core/io/ImportScene.h"

namespace sinew {

/// importScene without asking for meshes: what a skeleton file needs.
Expected<ImportedScene> readAnyScene(const std::filesystem::path& file, Progress& progress,
                                     const ImportOptions& options);

} // namespace sinew
