#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

namespace sinew {

/// A pose that a motion goes through.
struct PoseKey {
    double seconds = 0.0;
    Pose pose;
    bool operator==(const PoseKey&) const = default;
};

/// The way from one pose to another: 0 is `from`, 1 is `to`. Turns along the shortest way.
Pose poseBetween(const Pose& from, const Pose& to, double share);

/// The pose at a time, between the keys before and after it; the first and the last hold. `keys`: at least
/// one, ascending in time. O(#J + logarithm of keys).
Pose poseAt(const std::vector<PoseKey>& keys, double seconds);

/// A clip that shows these poses one after the other, from 0 on, `frameRate` of them a second. Joints that
/// stay in the bind pose, where they rest there, have no keys; those that stay in another place have one.
/// O(#poses #J).
Clip clipOf(const Skeleton& skeleton, const std::vector<Pose>& poses, double frameRate,
            const std::string& name);

/// Pose keys as a clip with a key at every frame from 0 to the last one, so that programs that turn joints
/// otherwise between keys show the same. Without keys an empty clip.
Clip clipOf(const Skeleton& skeleton, const std::vector<PoseKey>& keys, double frameRate,
            const std::string& name);

} // namespace sinew
