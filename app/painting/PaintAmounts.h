#pragma once

#include "app/document/regions/RegionPainting.h"
#include "app/painting/BrushDab.h"
#include "core/layers/LayerSurface.h"
#include "core/layers/brush/StrokeVertices.h"

#include <span>

namespace sinew {

/// A dab on the amounts of a region: Plain adds `strength` times the dab's amount, Opposite takes it away,
/// Smooth goes that share of the way to the mean of the neighbours. Amounts stay in 0..1. Vertices in one
/// position count as one, with the largest of their amounts, as they do in a bind, and get the same.
/// `amounts` has one for every vertex of the surface. O(vertices reached and their neighbours).
void paintAmounts(VertexAmounts& amounts, const LayerSurface& surface, std::span<const StrokeVertex> dab,
                  StrokeKind kind, float strength);

} // namespace sinew
