#pragma once

#include "core/scene/Scene.h"

#include <memory>
#include <vector>

namespace sinew {

/// The meshes of a scene's parts: two scenes with the same ones have the same volume. O(#parts).
inline std::vector<std::shared_ptr<const Mesh>> meshesOf(const Scene& scene) {
    std::vector<std::shared_ptr<const Mesh>> meshes;
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh);
    }
    return meshes;
}

} // namespace sinew
