#pragma once

#include "core/geometry/Mesh.h"

#include <array>

namespace sinew {

/// Which polygons around a vertex share a normal that has to be computed. As it is made: all of them.
struct Smoothing {
    /// #F smoothing group of every polygon; 0: flat, it shares its normals with no other. Empty: all share.
    std::vector<std::uint32_t> groups;
    /// Groups are bits: polygons that have one in common share. Otherwise those of the same number do.
    bool groupsAreBits = false;
    /// Edges across which nothing is shared, as pairs of vertices: the lower one first, ascending.
    std::vector<std::array<std::uint32_t, 2>> hardEdges;
};

/// A normal for every corner of a mesh: its own, as it is, where it has one, and a computed one of length 1
/// where that is missing, zero or not finite. Computed normals are weighted by area, over the polygons that
/// share them. Where those have no area, or cancel each other out, the normal is the polygon's own; then that
/// of all polygons at the vertex; then that of the nearest vertex along the polygons that has one; (0,1,0)
/// only where nothing that hangs together has any area. #C x 3. O(#C log #C).
std::vector<Vec3f> completeNormals(const Mesh& mesh, const Smoothing& smoothing = {});

} // namespace sinew
