#pragma once

#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/io/picture/PictureContour.h"

#include <vector>

namespace sinew {

constexpr int kMinPictureDensity = 4;
constexpr int kMaxPictureDensity = 400;

/// How a picture becomes a mesh.
struct PictureMeshing {
    std::uint8_t threshold = 16; ///< the least opacity, of 255, that belongs to the figure: soft rims do too
    int density = 40;            ///< triangles along the longer side of what is opaque, 4 to 400
};

/// Flat meshes of what is opaque, one for each island, the largest first; those beyond the 32nd are one mesh.
/// Vertices in pixels, z 0: x from the picture's middle, y from its lower edge. Triangles, Delaunay, face +z
/// and keep to the contours, holes included; one set of UVs over the whole picture, v upwards. Empty where
/// nothing is opaque; when canceled, it must not be used. O(pixels + n sqrt(n)) for n vertices.
std::vector<Mesh> meshPicture(const PictureMask& mask, const PictureMeshing& meshing,
                              const Progress& progress);

} // namespace sinew
