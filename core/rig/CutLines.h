#pragma once

#include "core/geometry/Mesh.h"

#include <span>
#include <vector>

namespace sinew {

/// A line in which a plane cuts a surface, from border to border or closed.
struct CutLine {
    std::vector<Vec3> places; ///< a closed line ends at the place before its first one
    bool closed = false;
};

/// The lines in which the plane through `at` with that unit normal cuts triangles of welded vertices.
/// Vertices on the plane count as above it, so that every cut passes through sides alone; where more than two
/// triangles share a side, a line goes on to the first that is left. O(#T log #T) in the triangles cut.
std::vector<CutLine> cutLines(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                              const Vec3& at, const Vec3& normal);

/// From a place to the nearest of a line's places. O(#places).
double distanceTo(std::span<const Vec3> line, const Vec3& at);

/// The part of a closed line between its two ends along `across` that passes nearer to `at`.
std::vector<Vec3> halfOf(std::span<const Vec3> loop, const Vec3& at, const Vec3& across);

} // namespace sinew
