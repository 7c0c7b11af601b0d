#pragma once

#include "core/geometry/VertexSet.h"

#include <cstddef>
#include <vector>

namespace sinew {

/// Faces that the view leaves out, with the vertices that no other face has.
struct HiddenFaces {
    std::vector<std::vector<bool>> faces; ///< #parts x #polygons; may be short
    VertexSet vertices;                   ///< of the scene's shape
    std::size_t count = 0;                ///< of the faces

    bool has(std::size_t part, std::size_t polygon) const {
        return part < faces.size() && polygon < faces[part].size() && faces[part][polygon];
    }
    bool operator==(const HiddenFaces&) const = default;
};

} // namespace sinew
