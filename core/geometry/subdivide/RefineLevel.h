#pragma once

#include "core/geometry/Subdivision.h"
#include "core/geometry/subdivide/Stencils.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sinew {

/// The polygons of one level of a subdivision, with what is sharp on it. Any soup is valid: edges with other
/// than two faces count as borders, sides that begin and end at one vertex as nothing.
struct SubdivisionLevel {
    std::size_t vertexCount = 0;
    std::vector<std::uint32_t> polygonOffsets{0}; ///< #F + 1 into corners
    std::vector<std::uint32_t> corners;
    Creases creases;
    std::vector<std::array<std::uint32_t, 2>> sides; ///< pieces of the cage's edges, the lower vertex first

    std::size_t polygonCount() const { return polygonOffsets.size() - 1; }
};

/// The next level: its vertices are those of the level before in their order, then one for each edge, then,
/// with Catmull-Clark, one for each polygon.
struct RefinedLevel {
    SubdivisionLevel level;
    Stencils stencils;                    ///< its vertices over those of the level before
    std::vector<std::uint32_t> polygonOf; ///< #F: the polygon of the level before that each lies in
};

/// One step. With n edges and faces at a vertex v, Q the mean of the faces' middles and R that of the edges':
///  Catmull-Clark: faces get their middle, edges the mean of their ends and both faces' middles, vertices go
///  to (Q + 2 R + (n - 3) v) / n (Catmull and Clark 1978).
///  Loop, triangles alone: edges get 3/8 of each end and 1/8 of each opposite vertex; vertices go to
///  (1 - n b) v + b sum of neighbours, b = (5/8 - (3/8 + cos(2 pi / n) / 4)^2) / n (Loop 1987).
/// Sharp edges get their middle in both. A vertex with two sharp edges goes to 3/4 v + 1/8 of the far ends of
/// both, one with more stays. Where sharpness ends within the level, the sharp and the smooth rule are mixed
/// by what is left of it (DeRose et al. 1998). O(#corners log #corners), parallel, the same bytes on any
/// number of threads.
RefinedLevel refined(const SubdivisionLevel& level, SubdivisionScheme scheme);

/// What a corner attribute becomes, linear over each polygon: the corners of the polygons that `refined`
/// makes, in its order. offsets: polygons before; values: one a corner before.
template<typename T>
std::vector<T> refinedCorners(const std::vector<std::uint32_t>& offsets, const std::vector<T>& values,
                              SubdivisionScheme scheme) {
    std::vector<T> result;
    result.reserve(4 * values.size());
    for (std::size_t f = 0; f + 1 < offsets.size(); ++f) {
        const std::size_t first = offsets[f];
        const std::size_t count = offsets[f + 1] - first;
        const auto corner = [&](std::size_t k) -> const T& { return values[first + k % count]; };
        const auto middle = [&](std::size_t k) { return T(0.5F * (corner(k) + corner(k + 1))); };
        T center = T::Zero();
        for (std::size_t k = 0; k < count; ++k) {
            center += corner(k) / static_cast<float>(count);
        }
        const bool quads = scheme == SubdivisionScheme::CatmullClark;
        for (std::size_t k = 0; k < count; ++k) {
            result.push_back(corner(k));
            result.push_back(middle(k));
            if (quads) {
                result.push_back(center);
            }
            result.push_back(middle(k + count - 1));
        }
        for (std::size_t k = 0; k < count && !quads; ++k) {
            result.push_back(middle(k));
        }
    }
    return result;
}

} // namespace sinew
