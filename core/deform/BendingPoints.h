#pragma once

#include "core/deform/ImplicitSkin.h"

#include <span>
#include <vector>

namespace sinew {

/// The points of all shells that bend, with their joints and one-rings. A shell whose points all hang on one
/// joint alone does not bend; points without weight or polygon are left out. O(#C log #C).
ImplicitPoints bendingPoints(std::span<const SkinnedPart> parts);

/// Place of every point at rest. #points.
std::vector<Vec3> restPlaces(std::span<const SkinnedPart> parts, const ImplicitPoints& points);

/// Mean value coordinates (Floater 2003) of a point in the polygon of its neighbours, all projected onto the
/// plane through the point across `normal` and sorted round it; sum 1. All 0 where the point is not inside
/// (on a border, next to a fold) or neighbours coincide. Sized as the ring.
void meanValueShares(const Vec3& point, const Vec3& normal, std::span<const Vec3> ring,
                     std::span<float> shares);

} // namespace sinew
