#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <algorithm>
#include <cmath>

namespace sinew {

/// A clip's pose at a time, as changes against the bind pose: keys linear in between (rotations along the
/// shorter arc), the first and last hold before and after. A joint without keys stands at its rest, as in the
/// file. Exactly the identity where that is the bind pose. O(#J + keys' logarithms).
Pose poseAt(const Skeleton& skeleton, const Clip& clip, double seconds);

/// A value between keys, as poseAt has it. `keys`: at least one. O(logarithm of keys).
Vec3 keyedAt(const std::vector<Key<Vec3>>& keys, double seconds);

/// Frames a second of clips whose rate neither their file nor their keys tell.
constexpr double kUsualFrameRate = 30.0;

/// Frames a second of a clip. Frame F is at F / framesPerSecond(clip) seconds, the first at 0.
inline double framesPerSecond(const Clip& clip) {
    return clip.frameRate > 0.0 ? clip.frameRate : kUsualFrameRate;
}

/// The number of a clip's last frame, from 0.
inline double lastFrame(const Clip& clip) {
    return std::max(0.0, std::round(clip.duration * framesPerSecond(clip)));
}

} // namespace sinew
