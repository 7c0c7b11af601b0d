#pragma once

#include "core/geometry/Mesh.h"
#include "core/solve/solution/Solution.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace sinew {

using PixelPoint = Eigen::Vector2d; ///< in pixels; pixel (x, y) reaches from there to (x + 1, y + 1)

/// The pixels that a flat shape covers, with the box around them.
struct PixelShape {
    int left = 0;
    int low = 0;
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> inside; ///< width x height, rows upwards

    bool holds(int x, int y) const {
        return x >= left && y >= low && x < left + width && y < low + height && inside[indexOf(x, y)] != 0;
    }
    std::size_t indexOf(int x, int y) const {
        return static_cast<std::size_t>(y - low) * static_cast<std::size_t>(width) +
               static_cast<std::size_t>(x - left);
    }
};

/// All pixels on a line from a to b, each beside the one before. Both within the range of int.
template<typename Visit>
void visitPixels(const PixelPoint& a, const PixelPoint& b, const Visit& visit) {
    int x = static_cast<int>(std::floor(a.x()));
    int y = static_cast<int>(std::floor(a.y()));
    const int endX = static_cast<int>(std::floor(b.x()));
    const int endY = static_cast<int>(std::floor(b.y()));
    const PixelPoint d = b - a;
    constexpr double kNever = std::numeric_limits<double>::infinity();
    const int stepX = endX > x ? 1 : -1;
    const int stepY = endY > y ? 1 : -1;
    double nextX = d.x() != 0.0 ? ((stepX > 0 ? x + 1 : x) - a.x()) / d.x() : kNever;
    double nextY = d.y() != 0.0 ? ((stepY > 0 ? y + 1 : y) - a.y()) / d.y() : kNever;
    visit(x, y);
    while (x != endX || y != endY) {
        if (y == endY || (x != endX && nextX < nextY)) {
            x += stepX;
            nextX += 1.0 / std::abs(d.x());
        } else {
            y += stepY;
            nextY += 1.0 / std::abs(d.y());
        }
        visit(x, y);
    }
}

/// Every pixel whose middle lies in a triangle: of a mesh made of a picture, in the picture's own pixels,
/// those that were opaque. Where these fall apart, as of triangles thinner than a pixel, also every pixel
/// that a side of a triangle crosses, so that those of joined triangles join. O(pixels of the box).
PixelShape coverPixels(std::span<const PixelPoint> points, std::span<const Triangle> triangles);

/// The pixel of a shape (its number in `inside`) whose middle is nearest to a place in its box; their number
/// where the shape has none. O(square of the distance).
std::size_t nearestPixel(const PixelShape& shape, const PixelPoint& point);

/// How far all pixels of a shape are from some of them (numbers in `inside`) on ways through the shape, in
/// pixels; infinity: unreached. Rows: breadth first over the four neighbours, O(n). Diagonals: over eight
/// with sqrt(2) for a diagonal step, which has to pass a pixel of the shape on one side (Dijkstra 1959, with
/// buckets: Dial 1969), O(n). Euclidean: |grad d| = 1 by fast marching over the four neighbours (Sethian
/// 1996), O(n log n).
std::vector<float> pixelDistances(const PixelShape& shape, std::span<const std::uint32_t> seeds,
                                  PicturePaths paths);

/// Weights of flat characters (D. Maletz, Bones and Automatic Vertex Weights, 2012): seen along z, each
/// connected piece of the mesh is drawn into pixels, the picture's own or pictureResolution along the longest
/// side of all, a bone is a line of zeros in them, and its weight exp(-d / s) with d the distance on ways
/// through the piece's pixels and s the bone's own smoothness (boneSmoothness) or else pictureSmoothness,
/// divided by the sum over all bones.
/// Pieces never exchange paths: layers and islands bend apart. A bone that crosses none of a piece's pixels
/// has no weight there; a piece that no bone crosses follows the one nearest to its middle. Stiffness by
/// joint divides s (WeightSolution). O(#bones pixels), parallel over bones.
Expected<std::shared_ptr<const Solution>> solvePicture(const SolveRequest& request, Progress& progress);

/// Distances, for another smoothness or other paths.
BindRework pictureRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
