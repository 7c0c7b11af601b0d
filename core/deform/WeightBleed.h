#pragma once

#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"
#include "core/weights/SkinWeights.h"

#include <span>

namespace sinew {

/// How much weight lies beyond the neighbouring bone: the mean over the surface's area of the weight that a
/// vertex gives to joints that are neither its strongest joint nor that joint's parent or child. 0..1; good
/// weights have some where limbs part (hips, the palm), a leak between fingers or legs shows as more. A
/// vertex stands for a third of its triangles' area. vertices #V x 3, triangles of them, weights #V; 0
/// without area. O(#T + influences).
double weightBleed(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                   const SkinWeights& weights, const Skeleton& skeleton);

} // namespace sinew
