#pragma once

#include "core/metrics/CompareWeights.h"
#include "core/metrics/WeightMeasures.h"
#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sinew {

/// Weight that the reference gives to one joint and the candidate to another.
struct TakenWeight {
    std::int32_t from = kNone;  ///< has it in the reference
    std::int32_t joint = kNone; ///< has it in the candidate
    double meanPerVertex = 0.0; ///< mean over the vertices; 0..1
};

/// Who took what from whom, most first. At a vertex the losses of the joints that have too little are
/// distributed over those that have too much, in proportion to how much too much; the sum over all pairs is
/// the total variation of weights that sum to 1. O(#V k^2 + pairs log pairs).
std::vector<TakenWeight> takenWeights(const WeightPair& pair);

/// The posed error (WeightComparison::posedError) that is left when one thing about the candidate is made as
/// it is in the reference, and all else stays: what causes the error, and how much of it.
struct ErrorCauses {
    /// Vertices whose strongest joint is another one get the reference's weights.
    double strongestJoint = 0.0;
    /// At every transition (jointTransitions) the center is moved, or the width scaled, to the reference's.
    /// The part below the joint counts as a logistic function of the position along the limb, so that
    /// logit(part) = 2 ln 9 (position - center) / width.
    double centers = 0.0;
    double widths = 0.0;
    /// Shells that one joint moves in the reference (kRigidPart of the weight of their vertices) are given to
    /// one joint: the one that has most of them in the candidate, or the reference's.
    double rigidShells = 0.0;
    double rigidShellsToTheirJoint = 0.0;
};

/// A shell is rigid in the reference when one joint has this part of its vertices' weight.
constexpr double kRigidPart = 0.98;

/// Zeros for an empty pair. O(#V (#J + k)), the same bytes on any number of threads.
ErrorCauses errorCauses(const WeightPair& pair, const Skeleton& skeleton);

/// Where the squared posed error sits: of each joint, the part of it at the vertices of which it is the
/// strongest joint in the reference. #J, sums to 1, or zeros without error. O(#V #J), the same bytes on any
/// number of threads.
std::vector<double> squaredErrorByJoint(const WeightPair& pair, const Skeleton& skeleton);

} // namespace sinew
