#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace sinew {

/// A mesh with fewer triangles, all of whose vertices are vertices of the finer one, in their places.
struct CoarserMesh {
    Mesh mesh;                           ///< triangles alone; no vertex without one
    std::vector<std::uint32_t> vertices; ///< #P of `mesh`, ascending: which vertex of the finer mesh each is
};

/// What decides besides the mesh alone. Vertices are those of the mesh.
struct CoarseningRules {
    std::vector<bool> kept; ///< #P vertices that stay, or empty: none
    /// How differently two neighbours move when the mesh is posed: 0 alike, 1 by joints that have nothing in
    /// common. Empty: it is not posed.
    std::function<double(std::uint32_t, std::uint32_t)> motion;
};

/// The mesh with that share (between 0 and 1) of its triangles, or as near as it can come. Vertices are
/// removed one at a time into a neighbour, first those that change the surface least (quadrics of Garland and
/// Heckbert 1997, by OpenMesh). Borders of the surface and seams (edges where texture coordinates, colours,
/// normals, materials or the mesh itself part, although the places are one) lose vertices only along
/// themselves where they run nearly straight, so no gap opens and no texture slides over a seam. Vertices on
/// non-manifold edges stay. No triangle turns by more than 60 degrees. Corners that stay keep their
/// attributes, vertices their offsets in morph targets. Where neighbours move differently, as at an elbow, a
/// vertex goes later: a straight limb would lose all that it bends by. The same input gives the same result.
/// O(n log n). Error: Canceled.
Expected<CoarserMesh> coarserMesh(const Mesh& mesh, double share, Progress& progress,
                                  const CoarseningRules& rules = {});

/// Vertices at which the border of one mesh meets the border of another, as a head's neck does a body's. Made
/// coarser each by itself, the meshes have to keep them, or a gap opens. For every mesh #P flags, or none
/// where it meets no other. Welded as a whole (kWeldTolerance). O(n log n).
std::vector<std::vector<bool>> sharedBorders(std::span<const Mesh* const> meshes);

} // namespace sinew
