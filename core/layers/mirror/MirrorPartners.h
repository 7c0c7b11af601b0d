#pragma once

#include "core/layers/LayerSurface.h"

namespace sinew {

/// For every vertex the vertex at its mirror image, or GridHash::kAbsent: both nearest to each other's image
/// within `tolerance` (model units); vertices of the same part go before others, of vertices in one place the
/// one whose normal is more alike, then the first. O(#P) expected, parallel.
std::vector<std::uint32_t> mirrorPartners(const LayerSurface& surface, const Vec3& normal, double offset,
                                          double tolerance);

} // namespace sinew
