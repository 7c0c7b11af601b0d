#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"

#include <functional>
#include <span>
#include <vector>

namespace sinew {

/// #S rows of #G that tell which joints reach a region; empty: its solver measures none.
using RegionDistances = std::function<std::span<const std::vector<float>>(const Region&)>;

/// Says of every region what it holds and what of it does not work, and which bones' alphas count for
/// nothing. Without distances nothing is said of what is reached. O(#P #regions).
void reportRegions(const BindInput& input, const RegionDistances& distances,
                   const WeightingSettings& settings, BindReport& report);

} // namespace sinew
