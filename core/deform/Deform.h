#pragma once

#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <span>
#include <vector>

namespace sinew {

enum class Deformer { LinearBlend, DualQuaternion };

/// Skinned points: LBS (v' = sum w_i M_i v) or DQS (Kavan et al. 2008; scale is taken out and blended
/// linearly first). points and weights #P, matrices #J model space (skinningMatrices). A point without
/// weights, and one whose matrices are all exactly the identity, stays as it is, bit for bit. O(#P k),
/// parallel, the same bytes on any number of threads.
std::vector<Vec3> deformPoints(std::span<const Vec3> points, const SkinWeights& weights,
                               std::span<const Transform> skinningMatrices, Deformer deformer);

/// Skinned unit normals at corners: by the inverse transpose of what moves the corner's point, which is the
/// blended rotation for DQS without scale. normals #C, cornerPoints #C point of each. A normal that a
/// singular matrix leaves without direction stays.
std::vector<Vec3f> deformNormals(std::span<const Vec3f> normals, std::span<const std::uint32_t> cornerPoints,
                                 const SkinWeights& weights, std::span<const Transform> skinningMatrices,
                                 Deformer deformer);

} // namespace sinew
