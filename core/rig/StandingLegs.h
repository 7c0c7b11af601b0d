#pragma once

#include "core/rig/BodyVolume.h"

namespace sinew {

/// How many legs a body stands on, each side of its plane of symmetry by itself.
struct StandingLegs {
    int left = 0;
    int right = 0;

    /// Legs of both sides that can be a pair.
    int paired() const { return 2 * (left < right ? left : right); }
};

/// Counts the pieces that stand on the ground, are taller than an ankle and stay apart from all
/// others for more than half of the height up to which the left and the right side do. What lies across the
/// middle (a tail, a trunk, the hem of a coat) is no leg. O(#cells).
StandingLegs standingLegs(const BodyVolume& volume);

} // namespace sinew
