#pragma once

#include "core/geometry/Mesh.h"
#include "core/metrics/WeightPair.h"
#include "core/skeleton/Skeleton.h"
#include "core/weights/SkinWeights.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// How much weight lies beyond the neighbouring bone: the mean over the surface's area of the weight that a
/// vertex gives to joints that are neither its strongest joint nor that joint's parent or child. 0..1; good
/// weights have some where limbs part (hips, the palm), a leak between fingers or legs shows as more. A
/// vertex stands for a third of its triangles' area. vertices #V x 3, triangles of them, weights #V; 0
/// without area. O(#T + influences).
double weightBleed(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                   const SkinWeights& weights, const Skeleton& skeleton);

/// How far a candidate's weights are from the reference's where one joint rules.
struct JointDifference {
    std::int32_t joint = kNone;
    std::size_t vertices = 0; ///< that have more than half of their weight on it in the reference
    double l1 = 0.0;          ///< mean over them of weightDifference: 0..2
};

/// For every joint (`joints` in all) that has more than half of any vertex's weight in the reference, in
/// their order: which joints these are and how many vertices does not depend on the candidate. O(#V k^2).
std::vector<JointDifference> jointDifferences(const WeightPair& pair, std::size_t joints);

} // namespace sinew
