#pragma once

#include "core/bind/BindProblem.h"
#include "core/weights/Diffusion.h"

#include <vector>

namespace sinew {

/// A mesh's surface over its points, for diffusion: triangles as they are, a quad split both ways with half a
/// share each, so that mirrored meshes stay mirrored, larger polygons as they are triangulated. O(#corners).
std::vector<SharedTriangle> sharedTriangles(const Mesh& mesh);

/// That of the solved parts over welded points, without what the rules set aside. O(#corners).
std::vector<SharedTriangle> sharedTriangles(const Scene& scene, const BindProblem& problem);

} // namespace sinew
