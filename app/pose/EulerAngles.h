#pragma once

#include "core/base/Types.h"

namespace sinew {

/// Rx(x) * Ry(y) * Rz(z), degrees: how people write a joint's turn (app/pose/PoseFile.h).
Quat rotationOfDegrees(const Vec3& degrees);

/// The angles of a turn: x and z in -180..180, y in -90..90 degrees; where y is 90 or -90, z is 0. Without
/// the dust that -0 and rounding leave on round angles.
Vec3 degreesOfRotation(const Quat& rotation);

/// The same turn in angles near `before`, so that a field which is being dragged does not jump.
Vec3 degreesNear(const Quat& rotation, const Vec3& before);

} // namespace sinew
