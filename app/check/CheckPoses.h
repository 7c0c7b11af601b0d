#pragma once

#include "app/motion/RangeOfMotion.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// A pose that weights are judged in.
struct CheckPose {
    Pose pose;
    std::int32_t joint = kNone;       ///< that bends alone; kNone: the body takes a stress pose
    std::optional<StressPose> stress; ///< which
    std::string name;                 ///< for people, and different from all others
};

/// Every bend of the range of motion by itself, at its full turn, then the stress poses that the skeleton has
/// limbs for. Joints that hang beside the body follow it (HungJoints). None where no joint bends.
std::vector<CheckPose> posesToCheck(const Scene& scene);

} // namespace sinew
