#pragma once

#include "core/geometry/Mesh.h"

#include <vector>

namespace sinew {

/// The distinct vertices of some triangles of a mesh: corners that agree in vertex and every attribute are
/// one.
struct GltfVertices {
    std::vector<std::uint32_t> corners; ///< #V a corner of the mesh that stands for each
    std::vector<std::uint32_t> indices; ///< 3 for each triangle, into the vertices
};

/// Tells corners of a mesh apart once, for all of its primitives.
class GltfCornerClasses {
public:
    /// `mesh` is the one whose attributes will be written. O(#C * attributes).
    explicit GltfCornerClasses(const Mesh& mesh);
    /// Vertices of the given triangles (corner indices), in the order they first appear.
    GltfVertices vertices(const std::vector<Triangle>& cornerTriangles) const;

private:
    std::vector<std::uint32_t> m_classOfCorner; ///< #C, below #C
};

} // namespace sinew
