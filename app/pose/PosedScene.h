#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/deform/Deform.h"
#include "core/deform/implicit/ImplicitSkin.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <memory>

namespace sinew {

/// A scene in a pose, and how implicit skinning fared.
struct PosedScene {
    Scene scene;
    std::shared_ptr<const ImplicitSkin> skin; ///< null: without implicit skinning
    std::size_t contacts = 0;                 ///< vertices that other skin holds back
    std::size_t notReached = 0;               ///< vertices that did not come to their value
};

/// The scene as it looks in a pose, vertices and normals moved for good: without skeleton, weights, clips and
/// shapes. Vertices without weights stay where they are. Implicit skinning takes all parts together, from no
/// pose before. Error: Canceled.
Expected<PosedScene> posedScene(const Scene& scene, const Pose& pose, const DeformSettings& settings,
                                Progress& progress);

/// The same by linear blending.
Scene posedScene(const Scene& scene, const Pose& pose);

} // namespace sinew
