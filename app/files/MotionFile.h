#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

#include <filesystem>

namespace sinew {

/// The animations of a file, on a character's joints.
struct MotionFile {
    std::vector<Clip> clips;            ///< at least one
    std::size_t matched = 0;            ///< joints of the file that move one of the character's
    std::vector<std::string> unmatched; ///< joints of the file that are turned and move none
    std::vector<std::string> still;     ///< deforming joints of the character that nothing moves
    Notices notices;                    ///< about its frames (importMotion)
};

/// Reads all animations of a file that has any (importMotion) and puts them on `skeleton` (retargeted).
/// Errors: as importMotion; MotionBroken: it has no animation, or none of its joints is one of the
/// character's.
Expected<MotionFile> readMotionFile(const std::filesystem::path& file, const Skeleton& skeleton,
                                    Progress& progress);

} // namespace sinew
