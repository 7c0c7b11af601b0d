#pragma once

#include "core/base/Error.h"
#include "core/metrics/CompareWeights.h"
#include "core/scene/Scene.h"

#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// What `sinew compare` prints.
struct Comparison {
    std::string reference;
    std::string candidate;
    std::size_t parts = 0;                  ///< compared: those with a skin in the reference
    std::vector<std::string> jointsMissing; ///< joints with weight in the reference that the candidate lacks
    WeightComparison numbers;
    std::vector<std::string> transitionJoints; ///< names, one for each of numbers.transitions
    double metersPerUnit = 1.0;                ///< of the reference
};

/// Compares the weights of two files of one character. Parts are paired by name, vertices by place
/// (pairParts), joints by name; parts attached to a joint without skin are left out, seams count once.
/// Weights on joints that the reference does not have count as none. Errors: NoSkeleton, NoWeights,
/// VerticesDiffer, JointsDiffer. O(n log n).
Expected<Comparison> compareScenes(const Scene& reference, const Scene& candidate);

/// The same for other weights of the reference's own parts, an entry for each.
Expected<Comparison> compareWithWeights(const Scene& reference,
                                        const std::vector<std::shared_ptr<const SkinWeights>>& weights);

} // namespace sinew
