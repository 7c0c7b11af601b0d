#pragma once

#include "core/rig/FitBiped.h"

namespace sinew {

/// Fits an animal on four legs. `markers` has the head and the paws; the neck, the root of the tail, elbows
/// ("FrontKnee") and knees ("HindKnee") may be missing. Bones are those of a human; of the hind legs
/// "leftFoot" is the hock and "leftToes" the paw. O(#cells log #cells).
BodyFit fitQuadruped(const BodyVolume& volume, const PlacedMarkers& markers);

} // namespace sinew
