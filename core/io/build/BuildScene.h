#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"
#include "core/scene/Scene.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

struct ImportedScene {
    Scene scene;
    Notices notices; ///< everything that was repaired, guessed or left out
};

/// Puts what a reader found into one space: chooses joints, binds, places meshes, converts clips. Consumes
/// `source`. `map`, when given, is told where its things went. `textureFolders`: as ImportOptions has
/// them. Errors: SkeletonCycle, TooManyJoints,
/// Canceled. A scene without parts or without joints is no error here.
Expected<ImportedScene> buildScene(ImportedFile source, const std::filesystem::path& file, Progress& progress,
                                   SourceMap* map = nullptr,
                                   const std::vector<std::string>& textureFolders = {});

} // namespace sinew
