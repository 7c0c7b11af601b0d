#pragma once

#include "core/geometry/Mesh.h"

#include <span>
#include <vector>

namespace sinew::test {

/// The place of some triangles nearest to a point, and on which side of them the point lies.
struct SignedPoint {
    std::uint32_t triangle = 0;
    Vec3 barycentric = Vec3::Zero(); ///< of the triangle's corners, sum 1
    double distance = 0.0;
    double outward = 0.0; ///< cosine between the way to the point and the normal there: > 0 outside
};

/// Of some triangles, at least one. The normal on an edge or a corner is the sum of those of the triangles
/// around it, by their angles there, which tells the sides of any closed surface right (Baerentzen and
/// Aanaes 2005); beside the border of an open one `outward` is near 0. `longest`: an upper bound of the edges
/// of each of all triangles, which spares most of the work. O(#patch).
SignedPoint nearestOnPatch(const Vec3& point, std::span<const std::uint32_t> patch,
                           std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                           std::span<const double> longest);

/// The longest edge of each triangle. #T.
std::vector<double> longestEdges(std::span<const Vec3> vertices, std::span<const Triangle> triangles);

/// Triangles around some triangles, to look at after vertices have moved. Neighbours share a vertex.
class SurfacePatches {
public:
    SurfacePatches(std::span<const Vec3> vertices, std::span<const Triangle> triangles);

    /// What hangs together with a triangle within two rings, or with a corner within `radius` of the
    /// triangle's centre. Begins with the triangle itself. O(#patch).
    std::vector<std::uint32_t> around(std::uint32_t triangle, double radius) const;

private:
    std::span<const Vec3> m_vertices;
    std::span<const Triangle> m_triangles;
    std::vector<std::uint32_t> m_offsets; ///< #P + 1
    std::vector<std::uint32_t> m_around;  ///< the triangles of each vertex
};

} // namespace sinew::test
