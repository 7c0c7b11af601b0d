#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/SkeletonFit.h"

namespace sinew {

/// Puts the scene's skeleton elsewhere (fitSkeleton), and its clips with it. Meshes and weights stay. O(#J +
/// keys).
void placeSkeleton(Scene& scene, const SkeletonFit& fit);

} // namespace sinew
