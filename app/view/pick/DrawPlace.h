#pragma once

#include "app/view/pick/PosedPicker.h"

#include <span>

namespace sinew {

/// Where a click on the character puts a vertex.
enum class DrawDepth { Middle, Surface };

/// The place that a click means: in the middle of the volume or on the surface under the cursor; beside the
/// character in the plane through `beside` that faces the viewer, or through the camera's target where that
/// plane lies behind the eye.
Vec3 drawPlace(PosedPicker& surface, const OrbitCamera& camera, double x, double y, DrawDepth depth,
               const Vec3& beside);

/// The number of the place that is seen within a few pixels of the cursor, through everything: the nearest to
/// the cursor, of those on top of one another the nearest to the eye. O(n).
std::optional<std::size_t> pickPlace(std::span<const Vec3> places, const OrbitCamera& camera, double x,
                                     double y);

} // namespace sinew
