#pragma once

#include "core/base/Types.h"

#include <vector>

namespace sinew {

/// The places of a chain's joints, the first held fast, with the last one at `target` or as near as the bones
/// reach; the distances of neighbours stay. First the chain swings as a whole until its end points at the
/// target, then it bends or stretches in the plane it is bent in; a straight one bends towards `pole` (any
/// length, not along the chain). points: at least 2.
std::vector<Vec3> reachFor(std::vector<Vec3> points, const Vec3& target, const Vec3& pole);

/// The most the inner points stand off the line from the first point to the last, as a share of the chain's
/// length.
double bendOf(const std::vector<Vec3>& points);

} // namespace sinew
