#pragma once

#include "core/geometry/WeldedSurface.h"
#include "core/weights/Diffusion.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// Meshes as one welded surface with normals: what weights are read from, or written to.
struct TransferSurface {
    WeldedSurface welded;
    std::vector<Vec3> vertices;            ///< #G x 3 welded
    std::vector<SharedTriangle> triangles; ///< of welded vertices, all finite; quads split both ways
    std::vector<Vec3> normals;             ///< #G x 3 unit, weighted by area; zero where nothing defines one
    double diagonal = 0.0;                 ///< of the box of the triangles
};

/// Every length is multiplied by `scale`. O(#P + #C).
TransferSurface transferSurface(std::span<const Mesh* const> meshes, double scale = 1.0);

/// The triangles without their shares.
std::vector<Triangle> cornersOf(const TransferSurface& surface);

} // namespace sinew
