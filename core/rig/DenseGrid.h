#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sinew {

/// Which cells of a box of equal cubes are inside a character. Index: (z * size[1] + y) * size[0] + x.
struct DenseGrid {
    std::array<int, 3> size{};
    Vec3 low = Vec3::Zero(); ///< lowest corner, model space
    double cell = 1.0;       ///< edge, model units
    std::vector<std::uint8_t> inside;
    std::size_t interior = 0; ///< cells that lie inside and do not touch the surface

    std::size_t index(int x, int y, int z) const {
        return (static_cast<std::size_t>(z) * static_cast<std::size_t>(size[1]) +
                static_cast<std::size_t>(y)) *
                   static_cast<std::size_t>(size[0]) +
               static_cast<std::size_t>(x);
    }
};

/// All parts of a scene, whatever they hang on, as voxels along the model's own axes: its longest side is
/// 2^depth voxels less a margin. Errors: NoMesh, NoFaces, ZeroSizeScene, NotEnoughMemory,
/// Canceled.
Expected<DenseGrid> fillGrid(const Scene& scene, int depth, Progress& progress);

/// Distance of every inside cell to the nearest one outside, in cells, less a half: exact and Euclidean.
/// 0 outside. O(#cells).
std::vector<float> depthsOf(const DenseGrid& grid);

/// Pieces that hang together over faces: their number for every cell (0: outside) and how large each is
/// ([0]: 0), in the order of their first cells. O(#cells).
struct GridPieces {
    std::vector<std::uint32_t> ofCell;
    std::vector<std::size_t> cells;
};
GridPieces piecesOf(const DenseGrid& grid);

/// Whether a scene is a picture: every part flat along z, and shown with a texture. A bare sheet is none.
/// O(#V).
bool isFlatPicture(const Scene& scene);

/// A picture as a volume: all its parts seen along z, each place as thick to both sides as it is far from the
/// outline, so that the middle of every limb is in the plane of the picture (in layers: midway between the
/// first and the last). Its longest side is 2^depth cells less a margin; `interior` counts all cells inside.
/// O(#cells + cells under triangles).
DenseGrid inflatedPicture(const Scene& scene, int depth);

} // namespace sinew
