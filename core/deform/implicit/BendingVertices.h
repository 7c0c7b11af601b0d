#pragma once

#include "core/deform/implicit/ImplicitSkin.h"

#include <span>
#include <vector>

namespace sinew {

/// The vertices of all shells that bend, with their joints and one-rings. A shell whose vertices all follow
/// one joint alone does not bend; vertices without weight or polygon are left out. O(#C log #C).
ImplicitVertices bendingVertices(std::span<const SkinnedPart> parts);

/// Place of every vertex at rest. #vertices.
std::vector<Vec3> restPlaces(std::span<const SkinnedPart> parts, const ImplicitVertices& vertices);

/// Mean value coordinates (Floater 2003) of a vertex in the polygon of its neighbours, all projected onto the
/// plane through the vertex across `normal` and sorted round it; sum 1. All 0 where the vertex is not inside
/// (on a border, next to a fold) or neighbours coincide. Sized as the ring.
void meanValueShares(const Vec3& point, const Vec3& normal, std::span<const Vec3> ring,
                     std::span<float> shares);

} // namespace sinew
