#pragma once

#include "core/geometry/Mesh.h"

#include <vector>

namespace sinew {

/// Corner attributes fit for a file: finite, normals of length 1 (computed where there is no direction),
/// colours within [0, 1]. As many as the mesh has.
std::vector<Vec3f> cleanNormals(const Mesh& mesh);
std::vector<Vec2f> cleanUvs(const std::vector<Vec2f>& uvs);
std::vector<Vec4f> cleanColors(const std::vector<Vec4f>& colors);

/// The point fit for a file: coordinates that are not finite become 0.
Vec3 cleanVertex(const Vec3& point);

} // namespace sinew
