#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A surface with fewer vertices where they are dense: those of one shell that lie in one cube of a grid and
/// whose normals have the same signs become one in their mean (vertex clustering, Rossignac and Borrel 1993).
/// The two sides of a sheet stay apart, and what is closed stays closed. A surface whose vertices are farther
/// apart than a cube stays as it is.
struct ClusteredSurface {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;     ///< those whose corners did not become one
    std::vector<std::uint32_t> ofVertex; ///< #P of the surface: which of these vertices it became
};

/// `cube`: side of the grid's cubes, of the surface's diagonal. The grid lies about the middle of the
/// surface's box, so that the two halves of a symmetric one are alike. Welded vertices #P; those of no
/// triangle stay alone. O(#P log #P + #T).
ClusteredSurface clusterVertices(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                 double cube);

} // namespace sinew
