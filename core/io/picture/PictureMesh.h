#pragma once

#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/io/png/Png.h"
#include "core/io/source/ReadSettings.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// How many steps of PicturePoint make a pixel.
constexpr std::int32_t kStepsPerPixel = 8;

/// A place in a picture, in eighths of a pixel from its lower left corner, y upwards: whole numbers, so that
/// a triangulation can be exact.
struct PicturePoint {
    std::int32_t x = 0;
    std::int32_t y = 0;
    bool operator==(const PicturePoint&) const = default;
};

/// The pixels that count as opaque; row 0 at the bottom.
struct PictureMask {
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::vector<bool> opaque; ///< width x height

    bool at(std::int32_t x, std::int32_t y) const {
        return x >= 0 && y >= 0 && x < width && y < height &&
               opaque[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
};

/// Those of at least `threshold`.
PictureMask maskOf(const AlphaImage& image, std::uint8_t threshold);

/// Sides between opaque pixels and others. O(pixels).
std::size_t outlineLength(const PictureMask& mask);

/// Closed, what is opaque on the left.
using PictureLoop = std::vector<PicturePoint>;

/// The borders of what is opaque, through the middles of the sides between opaque pixels and others, so that
/// loops never touch; pixels that meet in a corner alone do not hang together. O(pixels).
std::vector<PictureLoop> traceContours(const PictureMask& mask);

/// The loop with as few corners as leave it within 0.35 pixels (Douglas and Peucker 1973), less than half of
/// what keeps two loops apart, then with sides of at most `spacing` steps. Worst case O(n^2).
PictureLoop simplifyContour(const PictureLoop& loop, double spacing);

/// A Delaunay triangulation of places in a rectangle (Bowyer 1981, Watson 1981), exact: coordinates are whole
/// numbers below 2^20. The rectangle's corners are its vertices 0 to 3.
class PictureDelaunay {
public:
    static constexpr std::uint32_t kNoTriangle = UINT32_MAX;

    struct Facet {
        std::array<std::uint32_t, 3> vertices{};   ///< counter-clockwise
        std::array<std::uint32_t, 3> neighbours{}; ///< opposite to each vertex, or kNoTriangle
        bool alive = true;
    };

    /// Everything inserted has to lie between the two, on neither's sides.
    PictureDelaunay(const PicturePoint& low, const PicturePoint& high);

    /// The vertex of that place, which may have been there. About O(sqrt(n)) where the one before lies far,
    /// O(1) where it lies near.
    std::uint32_t insert(const PicturePoint& point);

    std::span<const PicturePoint> points() const { return m_points; }
    /// Some are not alive, and of no meaning.
    std::span<const Facet> triangles() const { return m_triangles; }

private:
    struct Border {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        std::uint32_t outside = kNoTriangle;
    };

    std::uint32_t locate(const PicturePoint& point) const;
    bool circleHolds(std::uint32_t triangle, const PicturePoint& point) const;
    std::vector<Border> dig(std::uint32_t first, const PicturePoint& point);
    void fill(std::uint32_t vertex, std::span<const Border> borders);

    std::vector<PicturePoint> m_points;
    std::vector<Facet> m_triangles;
    std::vector<std::uint32_t> m_from; ///< scratch: the new triangle whose border begins at a vertex
    std::uint32_t m_last = 0;          ///< a live triangle
};

/// Flat meshes of what is opaque, one for each island, the largest first; those beyond the 32nd are one mesh.
/// Vertices in pixels, z 0: x from the picture's middle, y from its lower edge. Triangles, Delaunay, face +z
/// and keep to the contours, holes included: the middles of opaque pixels lie in the mesh, those of others do
/// not. One set of UVs over the whole picture, v upwards; Mesh::pixels are the picture's. Empty where
/// nothing is opaque; when canceled, it must not be used. O(pixels + n sqrt(n)) for n vertices.
std::vector<Mesh> meshPicture(const PictureMask& mask, const PictureMeshing& meshing,
                              const Progress& progress);

} // namespace sinew
