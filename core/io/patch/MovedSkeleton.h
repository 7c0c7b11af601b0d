#pragma once

#include "core/scene/Scene.h"

namespace sinew {

/// How a scene's joints stand to those of the file that it was read from.
enum class JointsMoved {
    No,       ///< where the file has them
    ByEdits,  ///< elsewhere, and rest and clips followed as edits of the skeleton make them (LocalChange)
    Otherwise ///< elsewhere by other means: a fit, another rest
};

/// `scene` has the joints of `original` first, with the same parents. O(#J + keys).
JointsMoved jointsMoved(const Scene& scene, const Scene& original);

} // namespace sinew
