#pragma once

#include "core/base/Progress.h"
#include "core/solve/transfer/TransferSurface.h"
#include "core/weights/SkinWeights.h"

#include <vector>

namespace sinew {

/// Fills in the rows of the vertices that are `open` so that tr(W^T Q W), Q = S + S M^-1 S, is least while
/// all other rows stay: S the cotangent stiffness of the surface, robust to bad triangles (sides are made a
/// little longer until every triangle has an area, negative stiffness counts as next to nothing), M the
/// vertices' areas, lengths in units of the surface's diagonal. What comes out below 0 is left out and the
/// rest scaled to sum 1. Every open vertex has to hang together with one that is not. Paper: Abdrashitov et
/// al. 2023, sec. 3.2. `rows` #G. O(#open^1.5) and O(#open log #open) a joint; joints in parallel, the same
/// bytes on any number of threads. When canceled, the result must not be used.
void inpaintWeights(const TransferSurface& surface, const std::vector<bool>& open,
                    std::vector<std::vector<Influence>>& rows, Progress& progress);

/// Smooths weights where copied ones meet those that were spread: every vertex that is `open`, and those
/// within `width` of one along edges (model units), goes a fifth of the way to its neighbours' mean, so many
/// `rounds`. `rows` #G of sum 1. Paper: Abdrashitov et al. 2023, sec. 3.3. O(#G log #G + rounds times
/// vertices).
void smoothBorders(const TransferSurface& surface, const std::vector<bool>& open, double width, int rounds,
                   std::vector<std::vector<Influence>>& rows);

} // namespace sinew
