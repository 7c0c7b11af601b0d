#include "core/io/picture/PictureDelaunay.h"

#include <algorithm>

namespace sinew {
namespace {

__extension__ using WideInteger = __int128;

/// Twice the area of a triangle; positive: counter-clockwise.
std::int64_t turnOf(const PicturePoint& a, const PicturePoint& b, const PicturePoint& c) {
    return (std::int64_t{b.x} - a.x) * (std::int64_t{c.y} - a.y) -
           (std::int64_t{b.y} - a.y) * (std::int64_t{c.x} - a.x);
}

std::int64_t squaredLength(std::int64_t x, std::int64_t y) {
    return x * x + y * y;
}

} // namespace

PictureDelaunay::PictureDelaunay(const PicturePoint& low, const PicturePoint& high)
    : m_points{low, {high.x, low.y}, high, {low.x, high.y}}
    , m_triangles{{{0, 1, 2}, {kNoTriangle, 1, kNoTriangle}, true},
                  {{0, 2, 3}, {kNoTriangle, kNoTriangle, 0}, true}}
    , m_from(4) {}

std::uint32_t PictureDelaunay::locate(const PicturePoint& point) const {
    std::uint32_t at = m_last;
    for (bool moved = true; moved;) {
        moved = false;
        const Facet& facet = m_triangles[at];
        for (std::size_t i = 0; i < 3 && !moved; ++i) {
            const PicturePoint& from = m_points[facet.vertices[(i + 1) % 3]];
            const PicturePoint& to = m_points[facet.vertices[(i + 2) % 3]];
            if (turnOf(from, to, point) < 0 && facet.neighbours[i] != kNoTriangle) {
                at = facet.neighbours[i];
                moved = true;
            }
        }
    }
    return at;
}

bool PictureDelaunay::circleHolds(std::uint32_t triangle, const PicturePoint& point) const {
    const auto& [a, b, c] = m_triangles[triangle].vertices;
    const auto away = [&](std::uint32_t vertex) {
        const PicturePoint& p = m_points[vertex];
        return std::array<std::int64_t, 2>{std::int64_t{p.x} - point.x, std::int64_t{p.y} - point.y};
    };
    const auto [ax, ay] = away(a);
    const auto [bx, by] = away(b);
    const auto [cx, cy] = away(c);
    return WideInteger{squaredLength(ax, ay)} * (bx * cy - by * cx) +
               WideInteger{squaredLength(bx, by)} * (cx * ay - cy * ax) +
               WideInteger{squaredLength(cx, cy)} * (ax * by - ay * bx) >
           0;
}

/// Takes away all triangles whose circle holds the point; what borders on them.
std::vector<PictureDelaunay::Border> PictureDelaunay::dig(std::uint32_t first, const PicturePoint& point) {
    std::vector<Border> borders;
    std::vector<std::uint32_t> open{first};
    m_triangles[first].alive = false;
    while (!open.empty()) {
        const Facet facet = m_triangles[open.back()];
        open.pop_back();
        for (std::size_t i = 0; i < 3; ++i) {
            const std::uint32_t beyond = facet.neighbours[i];
            if (beyond != kNoTriangle && !m_triangles[beyond].alive) {
                continue;
            }
            if (beyond != kNoTriangle && circleHolds(beyond, point)) {
                m_triangles[beyond].alive = false;
                open.push_back(beyond);
            } else {
                borders.push_back({facet.vertices[(i + 1) % 3], facet.vertices[(i + 2) % 3], beyond});
            }
        }
    }
    return borders;
}

/// Joins the vertex to all borders of the hole around it.
void PictureDelaunay::fill(std::uint32_t vertex, std::span<const Border> borders) {
    const auto first = static_cast<std::uint32_t>(m_triangles.size());
    for (const Border& border : borders) {
        const auto number = static_cast<std::uint32_t>(m_triangles.size());
        m_triangles.push_back(
            {{vertex, border.from, border.to}, {border.outside, kNoTriangle, kNoTriangle}, true});
        m_from[border.from] = number;
        if (border.outside == kNoTriangle) {
            continue;
        }
        Facet& outside = m_triangles[border.outside];
        for (std::size_t i = 0; i < 3; ++i) {
            if (outside.vertices[(i + 1) % 3] == border.to && outside.vertices[(i + 2) % 3] == border.from) {
                outside.neighbours[i] = number;
            }
        }
    }
    for (auto t = first; t < m_triangles.size(); ++t) {
        const std::uint32_t next = m_from[m_triangles[t].vertices[2]];
        m_triangles[t].neighbours[1] = next;
        m_triangles[next].neighbours[2] = t;
    }
    m_last = first;
}

std::uint32_t PictureDelaunay::insert(const PicturePoint& point) {
    const std::uint32_t at = locate(point);
    for (const std::uint32_t vertex : m_triangles[at].vertices) {
        if (m_points[vertex] == point) {
            return vertex;
        }
    }
    const auto vertex = static_cast<std::uint32_t>(m_points.size());
    m_points.push_back(point);
    m_from.push_back(0);
    const std::vector<Border> borders = dig(at, point);
    fill(vertex, borders);
    return vertex;
}

} // namespace sinew
