#pragma once

#include "core/bind/BindInput.h"
#include "core/distance/VertexLookup.h"
#include "core/solve/volume/BindVolume.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Regions that are on and keep their shape, as far as that goes: what a change of them asks to be solved
/// anew.
std::vector<Region> shapeRegions(const WeightingSettings& settings);

/// The stiffness rho of Jacobson et al. 2011, eq. 7, for every cell, in 1 / longest side squared: what
/// regions hold of the vertices in a leaf, by how strongly they keep their shape; of leaves without vertices
/// that of the nearest with some, along the leaves. Empty where no region asks for any. O(#leaves + #G
/// #regions).
std::vector<double> shapeStiffness(const BindInput& input, const BindVolume& volume,
                                   const VertexLookup& lookup, std::span<const std::uint32_t> cellOf,
                                   const WeightingSettings& settings);

/// rho of keepShape 1. Weights then vary within a region a tenth of the character wide by about a hundredth.
constexpr double kMostStiffness = 1e6;

} // namespace sinew
