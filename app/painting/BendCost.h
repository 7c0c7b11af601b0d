#pragma once

#include "core/layers/operations/WeightOperations.h"
#include "core/scene/Scene.h"

namespace sinew {

/// What a change of weights costs where it costs most.
struct BendCost {
    double meters = 0.0;
    std::int32_t joint = kNone; ///< that bends there; kNone: it costs nothing
};

/// Of all vertices that an operation changed: bendError between their weights before and now.
BendCost bendCost(const Scene& scene, const PartWeights& before, const OperationResult& result);

} // namespace sinew
