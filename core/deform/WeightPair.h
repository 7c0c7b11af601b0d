#pragma once

#include "core/geometry/Mesh.h"
#include "core/weights/SkinWeights.h"

#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// One surface with two sets of weights. Vertices are welded, so that no seam counts twice.
struct WeightPair {
    std::vector<Vec3> vertices;      ///< #V x 3, model space
    std::vector<Triangle> triangles; ///< their edges say who neighbours whom
    SkinWeights reference;           ///< #V
    SkinWeights candidate;           ///< #V, joints counted as the reference counts them
};

/// Which joints carry weight in any vertex. #J; O(influences).
std::vector<bool> jointsWithWeight(const SkinWeights& weights, std::size_t joints);

/// Sum over the joints of |a - b| for two vertices' influences: 0 equal .. 2 nothing in common. A vertex
/// without influences differs by 1 from any that has some. O(k^2).
double weightDifference(std::span<const Influence> a, std::span<const Influence> b);

} // namespace sinew
