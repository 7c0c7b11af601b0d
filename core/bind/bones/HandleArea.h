#pragma once

#include "core/base/Error.h"
#include "core/base/Types.h"
#include "core/bind/settings/Cage.h"
#include "core/bind/settings/Region.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Vertices of a scene that a handle is made of (a region H_j of Jacobson et al. 2011, sec. 3): of every part
/// those that it holds, ascending. #parts
using AreaVertices = std::vector<std::vector<std::uint32_t>>;

/// From this amount on a vertex of a region belongs to the handle that the region is.
constexpr float kInArea = 0.5F;

/// What a handle that is an area (Handle::isArea) holds of a scene: the vertices of its list, or of its
/// region those that are painted by kInArea or more or lie in its solid, whether the region is on or off. A
/// painting of a part with another number of vertices is of another mesh. Errors: HandleRegionUnknown (joint,
/// region), HandleAreaEmpty (joint, region), HandleVerticesLost (joint); of a list whose part has no count
/// HandlePartNeeded (joint, the parts), PartUnknown, VertexUnknown. O(#P).
Expected<AreaVertices> areaVertices(const Scene& scene, const Handle& handle,
                                    std::span<const Region> regions);

/// An area as segments, from which distances are measured: the sides of polygons both of whose ends it holds,
/// lines across triangles that it holds whole and that are wide, along their longest sides and no farther
/// apart than a 512th of the character's, so that a segment is no farther from any place of such a triangle;
/// and vertices that no side leads to, without length. In the order of parts and polygons. O(#C log #C).
std::vector<Segment> areaPieces(const Scene& scene, const AreaVertices& area);

} // namespace sinew
