#pragma once

#include "core/layers/operations/WeightOperations.h"

namespace sinew {

/// Other weights for the vertices, of joints that move them or their neighbours, such that the surface is
/// even in a pose: in every round each place is drawn to the point `strength` of the way from where it is to
/// mean of the neighbours + R d, d its rest offset from their mean, R its blended turn (a ring of delta mush,
/// Mancewicz et al. 2014); its weights are those nearest to the former ones that lead there,
///   argmin |sum w_j M_j v - target|^2 / L^2 + mu |w - w0|^2,  w >= 0, sum w = 1,
/// L the spread of M_j v. Where joints move a vertex alike, weights stay; in the bind pose all do.
/// `matrices` #J (skinningMatrices), else nothing changes. Vertices that share a place get the same weights.
/// O(rounds times vertices), parallel.
OperationResult relaxPosed(const OperationInput& input, std::span<const Transform> matrices, int rounds,
                           float strength);

} // namespace sinew
