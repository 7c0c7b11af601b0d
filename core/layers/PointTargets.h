#pragma once

#include "core/layers/LayerInput.h"

namespace sinew {

/// Weights that some points are to get: points[i] those of `weights` at i.
struct PointTargets {
    std::vector<SurfacePoint> points; ///< ascending, no repeats
    SkinWeights weights;

    bool operator==(const PointTargets&) const = default;
};

/// The stack with edits in the layer that give the points exactly these weights, whatever the layer held
/// there, where its opacity and mask are 1; a point whose weights below are the target needs none. Targets
/// without influences are left out. Edits of joints that are gone stay. O(#targets).
LayerStack setTargets(const LayerInput& input, const PointTargets& targets);

/// The edits of one point, added to `list`. `former`: those whose gone joints stay.
void addTarget(EditList& list, std::uint32_t point, std::span<const Influence> below,
               std::span<const Influence> target, const JointNumbers& joints, const PointEdits& former);

} // namespace sinew
