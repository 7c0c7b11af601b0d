#pragma once

#include "core/base/Expected.h"
#include "core/scene/Scene.h"

namespace sinew {

/// Whether two scenes have the same joints in the same places, up to a tenth of `small` (model units, a base
/// voxel's edge). Error: ReuseJointDiffers, with the other's file. O(#J).
Expected<void> checkSameSkeleton(const Scene& other, const Scene& scene, double small);

} // namespace sinew
