#pragma once

#include "app/document/LayerOperations.h"
#include "core/solve/doctor/WeightFaults.h"

#include <memory>

namespace sinew {

/// What a repair found among the vertices it looked at.
struct RepairCounts {
    std::size_t zero = 0;
    std::size_t far = 0;
    std::size_t noisy = 0;
    std::size_t stored = 0; ///< wrong in the file alone: mended when they were read
};

/// Finds faults in the weights in force and mends them (findWeightFaults, repairWeights) by the distances of
/// the document's bind, or of one made for it where there is none; without one far weights are found as far
/// as they are noisy. `counts` is filled in by the operation.
LayerOperation repairingWeights(std::shared_ptr<RepairCounts> counts);

} // namespace sinew
