#pragma once

#include "core/io/ImportScene.h"

namespace sinew {

/// The animations of a file and the skeleton that they move.
struct ImportedMotion {
    Skeleton skeleton;
    std::vector<Clip> clips; ///< without morph targets; may be empty
    Notices notices;         ///< about its frames: MotionFramesMissing, MotionRateGuessed
};

/// Reads the animations of a file of any format that importSkeleton reads; it needs no mesh. Clips without a
/// name are called like the file. Errors: as importSkeleton, and MotionBroken.
Expected<ImportedMotion> importMotion(const std::filesystem::path& file, Progress& progress,
                                      const ImportOptions& options = {});

} // namespace sinew
