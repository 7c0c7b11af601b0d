#pragma once

#include "core/layers/LayerSurface.h"

namespace sinew {

/// For every point the point at its mirror image, or KeyIndex::kAbsent: both nearest to each other's image
/// within `tolerance` (model units); points of the same part go before others, of points in one place the one
/// whose normal is more alike, then the first. O(#P) expected, parallel.
std::vector<std::uint32_t> mirrorPartners(const LayerSurface& surface, const Vec3& normal, double offset,
                                          double tolerance);

} // namespace sinew
