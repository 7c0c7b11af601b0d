#pragma once

#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"

#include <span>
#include <vector>

namespace sinew {

/// Shells that may lie on one another.
struct LayeredSurface {
    std::span<const Vec3> vertices;         ///< #P x 3
    std::span<const Vec3> normals;          ///< #P outwards, of any length; zero: nothing is looked for there
    std::span<const Triangle> triangles;    ///< #T of welded vertices, facing outwards
    std::span<const std::uint32_t> shellOf; ///< #P, SurfaceShells::ofVertex
    /// #T: 1, 2 or 3 for triangles of the first split of the quads, of the second, of both. Empty: all 1.
    std::span<const std::uint8_t> splits;
};

/// Adds to each vertex the normals of its triangles, twice their area long. O(#T).
void addNormals(std::span<const Vec3> vertices, std::span<const Triangle> triangles, std::span<Vec3> normals);

/// A vertex and the place of another shell that it meets on its way out or in.
struct Cover {
    std::uint32_t vertex = 0;
    std::uint32_t triangle = 0;
    Vec3 barycentric = Vec3::Zero(); ///< of the triangle's corners, sum 1
    double gap = 0.0;                ///< from the vertex to the triangle's plane
    bool above = true;               ///< the place covers the vertex; else the vertex covers it
};

/// Layers above and below: for every vertex from which a line along its normal, or against it, meets a
/// triangle of another shell that faces the same way (within 70 degrees), at most `reach` along the line and
/// with a gap of at least `min`: skin below a sleeve. What faces the other way ends the line (the chest
/// beside an arm, trousers beside a hand), unless it is a lining: the first side of a sheet of another shell
/// whose second side follows within a quarter of the reach. Of several layers the nearest. One for each way
/// and split that finds any, by ascending vertex. When canceled, the result must not be used. O(#T log #T),
/// parallel; the same on any number of threads.
std::vector<Cover> findCovers(const LayeredSurface& surface, double reach, double min,
                              const Progress& progress);

} // namespace sinew
