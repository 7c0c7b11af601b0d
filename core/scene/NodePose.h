#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/Skeleton.h"

#include <span>

namespace sinew {

/// How far skins move between two poses.
struct PoseShift {
    std::size_t joints = 0;     ///< that move a vertex visibly: by more than a ten-thousandth of the scene
    std::int32_t joint = kNone; ///< the one that moves a vertex farthest
    double distance = 0.0;      ///< how far, in scene units, by its fraction of the weight
};

/// Where joints rest, with whatever scale they have there. #J.
std::vector<Transform> modelFromJointsRest(const Skeleton& skeleton);

/// What joints' weights move when they go from `before` to `after` (each #J, modelFromJoint). O(influences).
PoseShift poseShift(const Scene& scene, std::span<const Transform> before, std::span<const Transform> after);

/// The same from the bind pose to where the joints rest.
PoseShift restShift(const Scene& scene);

/// Puts the scene's skeleton elsewhere (fitSkeleton), and its clips with it. Meshes and weights stay. O(#J +
/// keys).
void placeSkeleton(Scene& scene, const SkeletonFit& fit);

} // namespace sinew
