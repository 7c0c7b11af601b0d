#pragma once

#include "core/bind/BindProblem.h"
#include "core/geometry/WeldedSurface.h"
#include "core/weights/Diffusion.h"

#include <vector>

namespace sinew {

/// What heat spreads over: the solved parts' surface as polygons have it, without links between layers.
struct HeatSurface {
    std::vector<SharedTriangle> triangles; ///< those with any extent
    SurfaceShells shells;                  ///< of these triangles, #G
    std::vector<Vec3> normals; ///< #G outward: the sum of the triangles' unit normals, normalised, as in
                               ///< Blender; zero where a vertex has none, or they cancel each other out
};

/// O(#G + #T).
HeatSurface heatSurface(const Scene& scene, const BindProblem& problem);

} // namespace sinew
