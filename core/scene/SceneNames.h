#pragma once

#include <string>

namespace sinew {

/// What a file calls what is neither joint nor part; empty where it says nothing.
struct SceneNames {
    std::string scene;
    std::string skin;     ///< the first of several
    std::string armature; ///< the one node above all roots of the skeleton
};

} // namespace sinew
