#pragma once

#include "core/geometry/Mesh.h"

#include <optional>
#include <span>
#include <vector>

namespace sinew::test {

/// Looks for layers: which vertices of a shell lie below the surface of another one. Vertices #P, triangles
/// #T of welded vertices; shells by vertex #P (SurfaceShells::ofVertex).
struct LayeredSurface {
    std::span<const Vec3> vertices;
    std::span<const Triangle> triangles;
    std::span<const std::uint32_t> shellOf;
};

/// A vertex and the triangle of another shell that it meets on its way out.
struct Cover {
    std::uint32_t vertex = 0;
    std::uint32_t triangle = 0;
};

/// Every vertex from which a line along its normal (area-weighted) meets a triangle of another shell within
/// `reach`, at least `least` away, that faces the same way (within 70 degrees): skin below a sleeve. What
/// faces the line ends it (the arm beside the chest, a leg behind a hand), unless it is the lining of what
/// covers: a sheet whose other side of the same shell follows within a quarter of the reach. Of several
/// layers the nearest covers. By ascending vertex. O(#T log #T), parallel.
std::vector<Cover> findCovers(const LayeredSurface& surface, double reach, double least);

} // namespace sinew::test
