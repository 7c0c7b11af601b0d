#pragma once

#include "core/geometry/Mesh.h"

#include <vector>

namespace sinew::sample {

/// Both eyeballs as turned spheres looking forward. `ringOfPolygon` tells which ring of faces a polygon
/// belongs to, from 0 at the pupil's middle.
Mesh makeEyes(std::vector<int>& ringOfPolygon);

constexpr int kPupilRings = 2;
constexpr int kIrisRings = 4; ///< including the pupil's

} // namespace sinew::sample
