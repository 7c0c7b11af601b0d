#pragma once

#include "core/geometry/Mesh.h"

#include <span>

namespace sinew::test {

struct Round {
    Vec3 from;
    Vec3 to;
    double radius = 0.0;
};

/// One closed surface of quads around capsules that overlap: the blocks of a grid of `step` whose middles lie
/// in one of them, their corners moved four times half the way to the middle of their neighbours.
Mesh blockSurface(std::span<const Round> capsules, double step);

} // namespace sinew::test
