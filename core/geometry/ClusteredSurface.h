#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"

#include <span>
#include <vector>

namespace sinew {

/// A surface with fewer vertices where they are dense: those of one shell that lie in one cube of a grid and
/// whose normals have the same signs become one in their mean (vertex clustering, Rossignac and Borrel 1993).
/// The two sides of a sheet stay apart, and what is closed stays closed. A surface whose vertices are farther
/// apart than a cube's diagonal stays as it is.
struct ClusteredSurface {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles; ///< those whose corners did not become one
    NumberLists members;             ///< of each vertex: the vertices that became it, ascending
};

/// `cube`: side of the grid's cubes. The grid lies along the axes and about the middle of the surface's box,
/// so that the two halves of a symmetric one are alike. Welded vertices #P; those of no triangle stay alone.
/// O(#P log #P + #T).
ClusteredSurface clusterVertices(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                 double cube);

} // namespace sinew
