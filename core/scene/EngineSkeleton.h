#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/edit/SkeletonEdit.h"

namespace sinew {

/// The most that a clip turns a joint away from its bind pose, radians; 0: no clip turns it. Keys alone are
/// looked at. O(keys).
double largestBend(const Scene& scene, std::int32_t joint);

/// The scene with the bend of a joint spread over links (addBoneLinks): clips turn each by an equal share, so
/// that all below the joint turns as before. Errors: BoneMissing, those of withSkeletonEdit.
Expected<Scene> withBoneLinks(Scene scene, std::int32_t joint, std::size_t links);

/// The scene with a joint above all roots (addRootJoint), which takes from the hips, or else from the first
/// former root, what clips move them over the floor: height stays with them. Errors: those of
/// withSkeletonEdit.
Expected<Scene> withRootMotion(Scene scene, const std::string& name);

} // namespace sinew
