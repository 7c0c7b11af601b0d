#pragma once

#include "core/rig/BodyVolume.h"

#include <vector>

namespace sinew {

/// A branch of a hand's volume: the way from the wrist to its tip.
struct FingerBranch {
    std::vector<Vec3> way; ///< from the wrist to the tip, body space
    double length = 0.0;   ///< of the way, parts of the height
    double parts = 0.0;    ///< where it leaves the others, as a length from the wrist
};

/// The branches of the cells of a hand: tips are local maxima of the distance from the wrist through the
/// hand; one whose way stays alone for less than `least` (a share of the longest way) is none. Longest first;
/// the first one parts where the last of the others leaves it. O(n log n) in the cells.
std::vector<FingerBranch> fingerBranches(const BodyVolume& volume, const std::vector<std::size_t>& cells,
                                         const Vec3& wrist, double least);

} // namespace sinew
