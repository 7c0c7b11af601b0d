#pragma once

#include "core/base/Types.h"

#include <numbers>
#include <string>

namespace sinew {

/// Where a camera or a light stands: it looks along -Z, Y upwards.
struct Viewpoint {
    std::int32_t joint = kNone;                       ///< that it hangs on; kNone: it stands in the scene
    Transform parentFromThis = Transform::Identity(); ///< parent: the joint as bound, or the model; rigid
};

/// A camera that came with a file. Sinew itself looks through none of them.
struct SceneCamera {
    std::string name;
    Viewpoint place;
    bool orthographic = false;
    double fieldOfView = 0.8; ///< of a perspective from bottom to top, radians
    double halfHeight = 1.0;  ///< of what an orthographic camera sees, units
    double aspect = 0.0;      ///< width by height; 0: as wide as the window
    double nearest = 0.1;     ///< units
    double farthest = 0.0;    ///< units; 0: endless
};

enum class LightKind { Directional, Point, Spot };

/// A light that came with a file. Sinew itself is lit by none of them.
struct SceneLight {
    std::string name;
    Viewpoint place;
    LightKind kind = LightKind::Point;
    Vec3f color{1.0F, 1.0F, 1.0F}; ///< linear
    double intensity = 1.0;        ///< candela; lux of a directional one
    double range = 0.0;            ///< units; 0: endless
    double innerAngle = 0.0;       ///< of a spot: from its axis to where it begins to fade, radians
    double outerAngle = std::numbers::pi / 4.0; ///< of a spot: from its axis to where it ends, radians
};

} // namespace sinew
