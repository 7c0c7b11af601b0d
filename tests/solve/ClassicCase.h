#pragma once

#include "core/solve/Bind.h"
#include "core/weights/SkinWeights.h"

namespace sinew::test {

/// Weights as this solver makes them, of all joints, with nothing done to them afterwards.
BindSettings plainSettings(const char* solver);

/// In a straight line from a welded vertex to a bone, model units, and to the nearest bone.
double distanceTo(const BindState& state, std::size_t vertex, std::size_t source);
double nearestDistance(const BindState& state, std::size_t vertex);

/// What a solver whose result is weights solved.
const WeightTable& weightsOf(const BindState& state);

} // namespace sinew::test
