#pragma once

#include "core/base/Progress.h"
#include "core/io/picture/PictureDelaunay.h"

#include <array>
#include <vector>

namespace sinew {

/// The inside of a picture's contours, in triangles.
struct PictureTriangles {
    std::vector<PicturePoint> points;
    std::vector<std::array<std::uint32_t, 3>> triangles; ///< counter-clockwise
    std::vector<std::uint32_t> islands;                  ///< of each triangle, from 0
    std::uint32_t islandCount = 0;
};

/// Delaunay triangles between the contours of the mask, which all are sides of triangles, with vertices about
/// `spacing` steps apart. Empty when canceled.
PictureTriangles trianglesOf(const PictureMask& mask, double spacing, const Progress& progress);

} // namespace sinew
