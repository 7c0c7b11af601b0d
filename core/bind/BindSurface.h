#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/parts/AttachedShells.h"
#include "core/bind/parts/CopySkin.h"
#include "core/weights/Diffusion.h"

#include <memory>
#include <vector>

namespace sinew {

/// What of the solved parts' surface the making of weights asks, whatever the solver: depends on the scene
/// and the input alone.
struct BindSurface {
    SurfaceDiffusion diffusion;
    std::vector<bool> lying;                        ///< SurfaceLayers::lying
    std::shared_ptr<const SkinFollowers> followers; ///< null: no part follows the skin
    std::vector<AttachedShell> attached;            ///< what might follow the skin
};
/// Canceled, of no use. O(#P log #T), parallel.
BindSurface describeSurface(const Scene& scene, const BindProblem& problem, const Progress& progress);

/// A mesh's surface over its vertices, for diffusion: triangles as they are, a quad split both ways with half
/// a share each, so that mirrored meshes stay mirrored, larger polygons as they are triangulated.
/// O(#corners).
std::vector<SharedTriangle> sharedTriangles(const Mesh& mesh);

/// That of the solved parts over welded vertices, without what the rules set aside. O(#corners).
std::vector<SharedTriangle> sharedTriangles(const Scene& scene, const BindProblem& problem);

} // namespace sinew
