#pragma once

#include "core/io/ImportScene.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// Puts what a reader found into one space: chooses joints, binds, places meshes, converts clips. Consumes
/// `source`. `map`, when given, is told where its things went. `textureFolders`: as ImportOptions has
/// them. Errors: SkeletonCycle, TooManyJoints,
/// Canceled. A scene without parts or without joints is no error here.
Expected<ImportedScene> buildScene(ImportedFile source, const std::filesystem::path& file, Progress& progress,
                                   SourceMap* map = nullptr,
                                   const std::vector<std::string>& textureFolders = {});

} // namespace sinew
