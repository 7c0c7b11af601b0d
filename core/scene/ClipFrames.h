#pragma once

#include "core/scene/Scene.h"

#include <algorithm>
#include <cmath>

namespace sinew {

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
