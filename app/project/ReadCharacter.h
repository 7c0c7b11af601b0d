#pragma once

#include "app/document/DocumentState.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <filesystem>

namespace sinew {

/// A character file as a fresh document: importScene, its file's hash, bind pose. `textureFolders`: as
/// ImportOptions has them. Errors: as importScene.
Expected<DocumentState> readCharacter(const std::filesystem::path& file, Progress& progress,
                                      const std::vector<std::string>& textureFolders = {});

/// A scene with another skeleton, ready for setSkeleton.
struct SkeletonChange {
    Scene scene;
    Notices notices;
    std::shared_ptr<const SourceFiles> sources;
};

/// The skeleton in `file` on the state's scene: importSkeleton, replaceSkeleton. Errors: as importSkeleton.
Expected<SkeletonChange> readSkeleton(const DocumentState& state, const std::filesystem::path& file,
                                      Progress& progress);

} // namespace sinew
