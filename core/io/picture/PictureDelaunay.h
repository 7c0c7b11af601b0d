#pragma once

#include "core/io/picture/PictureContour.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

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

} // namespace sinew
