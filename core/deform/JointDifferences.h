#pragma once

#include "core/deform/WeightPair.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sinew {

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
