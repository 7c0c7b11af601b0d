#pragma once

#include "core/rig/FitBiped.h"

namespace sinew {

/// Joints of five fingers and the end of the hand ("leftHandEnd"), added to `places`. Fingers that the volume
/// has as branches of its own are followed; those that lie together, or in a mitten, are laid into the hand
/// by proportions. `side` 1: the left hand. O(#cells of the hand).
void fitHand(const BodyVolume& volume, int side, const Vec3& elbow, const Vec3& wrist, FittedPlaces& places);

} // namespace sinew
