#pragma once

#include "core/geometry/Mesh.h"
#include "core/geometry/SurfaceRays.h"

#include <span>
#include <vector>

namespace sinew {

/// The largest ball that touches the surface at a vertex from inside and that no other wall of the vertex's
/// own shell cuts: its center is a point of the medial axis, its radius half of the thickness there (Blum
/// 1967). A wall is what faces away from the surface at the vertex by 60 degrees or more, so that folds and
/// noise do not shrink the ball; from 66 to 53 degrees a wall fades, and the ball grows past it.
struct InscribedBalls {
    std::vector<Vec3> centers; ///< #G x 3; the vertex itself where there is no inside
    std::vector<double> radii; ///< #G, model units; 0 there
};

/// The inside ends where the inward normal leaves the vertex's own shell; of an open shell, which it does not
/// leave, where it leaves all shells together. O(#G log #T) expected, parallel; the same bytes on any number
/// of threads.
InscribedBalls inscribedBalls(const SurfaceRays& surface, std::span<const Triangle> triangles);

/// From each vertex of a surface half-way to its ball's center: where distances are measured. Where vertices
/// are denser than `cube`, of the clustered surface (clusterVertices), blended between clusters. #P;
/// complexity of inscribedBalls there, and O(#P log #P).
std::vector<Vec3> vertexInsets(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                               double cube);

/// The same from other places (of levels of detail), each that of the place nearest to it on the surface,
/// interpolated; at a vertex its own, without rounding. #places
std::vector<Vec3> insetsAt(std::span<const Vec3> places, std::span<const Vec3> vertices,
                           std::span<const Triangle> triangles, double cube);

} // namespace sinew
