#pragma once

#include "core/io/ImportScene.h"
#include "core/io/source/SourceMap.h"

namespace sinew {

/// A scene and where its things are in its file.
struct MappedScene {
    ImportedScene imported;
    SourceMap map;
};

/// importScene for whoever writes into the file again. Reading is deterministic: the map fits every scene
/// that was read from the same bytes. Errors: as importScene.
Expected<MappedScene> importMapped(const std::filesystem::path& file, Progress& progress,
                                   const ImportOptions& options = {});

} // namespace sinew
