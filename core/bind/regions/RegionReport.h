#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"

#include <span>
#include <vector>

namespace sinew {

/// Says of every region what it holds and what of it does not work, and which bones' alphas count for
/// nothing. `distances` #S rows of #G tell which joints reach a region; empty: the solver measures none, and
/// nothing is said of that. O(#P #regions).
void reportRegions(const BindInput& input, std::span<const std::vector<float>> distances,
                   const WeightingSettings& settings, BindReport& report);

} // namespace sinew
