#pragma once

#include "core/geometry/flat/FlatMesh.h"

#include <optional>
#include <span>

namespace sinew {

/// A triangulation of the inside of an outline and of vertices in it, Delaunay but for the outline's sides
/// (Chew 1989; sides recovered by flips, Sloan 1993). Sides have the inside on their left and do not meet
/// (sidesMeet). Nothing: a vertex lies outside of the outline or on it, two have one place, or the loops do
/// not enclose an inside together. The vertices stay as they are. O(n sqrt n) expected.
std::optional<FlatMesh> constrainedDelaunay(std::span<const GridPlace> vertices,
                                            std::span<const FlatSide> outline);

} // namespace sinew
