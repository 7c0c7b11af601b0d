#pragma once

#include "core/metrics/JointTransitions.h"
#include "core/metrics/WeightMeasures.h"
#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// How far a candidate's weights are from a reference's.
struct WeightComparison {
    std::size_t vertices = 0;    ///< compared
    std::size_t unweighted = 0;  ///< of them without weight in the candidate
    double totalVariation = 0.0; ///< mean over the vertices of half the sum over joints of |w - w'|: 0..1
    double sameStrongest = 0.0;  ///< share of vertices whose largest weight belongs to the same joint
    double posedError = 0.0;     ///< share of the diagonal, see posedErrors
    double roughness = 0.0;      ///< roughnessOf the candidate
    double referenceRoughness = 0.0;
    WeightOverlap overlap;
    double influences = 0.0; ///< influencesPerVertex of the candidate
    double referenceInfluences = 0.0;
    std::vector<JointTransition> transitions;
    JointTransition medianTransition; ///< over the transitions, zeros without any
};

/// Mean squared distance (model units) between the vertices as both sets of weights move them by linear blend
/// skinning, for each joint alone bent by 60 degrees, meaned over bends about three orthogonal axes. What
/// hangs below the joint turns with it by one matrix R, so a vertex q away from the joint differs by (s -
/// s')(R - I) q, s and s' the sums of its weights below; over any three orthogonal axes the mean of |(R - I)
/// q|^2 is 2/3 (2 - 2 cos 60) |q|^2. Exact, and the same in every frame. #J; O(#V #J), the same bytes on any
/// number of threads.
std::vector<double> posedErrors(const WeightPair& pair, const Skeleton& skeleton);

/// Mean over the vertices with neighbours of the sum over joints of |w - mean of the neighbours' w|: the
/// uniform Laplacian over the edges of the welded surface. O(#V + #T).
double roughnessOf(const SkinWeights& weights, std::span<const Triangle> triangles);

/// All of it. The posed error is the root of the mean of posedErrors over the joints that carry weight in the
/// reference, in units of the diagonal of the vertices' box. An empty pair gives zeros.
WeightComparison compareWeights(const WeightPair& pair, const Skeleton& skeleton);

} // namespace sinew
