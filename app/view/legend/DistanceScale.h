#pragma once

#include "app/document/DocumentState.h"

#include <optional>

namespace sinew {

/// How distances of one bone are shown: colours from 0 to `largest`, a line every `step`. Metres.
struct DistanceScale {
    std::size_t source = 0;
    double largest = 1.0;         ///< of the vertices that are reached
    double step = 0.1;            ///< round: 1, 2 or 5 times a power of ten
    bool unreached = false;       ///< some vertices are
    double metersPerExtent = 1.0; ///< of Evidence::distances
    double metersPerVoxel = 1.0;  ///< of Evidence::leafDistances, where there are voxels
};

/// Nothing when the document is not bound, or by a solver that measures no distances, no joint is selected or
/// the joint is no bone of the bind.
std::optional<DistanceScale> distanceScale(const DocumentState& state);

/// 1, 2 or 5 times a power of ten, so that `range` has about `count` of them.
double roundStep(double range, int count);

} // namespace sinew
