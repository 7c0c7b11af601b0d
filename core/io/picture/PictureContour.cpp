#include "core/io/picture/PictureMesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr double kContourTolerance = 0.35 * kStepsPerPixel;

/// A side of a pixel: from a corner of the lattice to the next one.
struct PixelSide {
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::size_t heading = 0; ///< 0 to 3: +x, +y, -x, -y
    bool operator==(const PixelSide&) const = default;
};

constexpr std::array<std::int32_t, 4> kStepX{1, 0, -1, 0};
constexpr std::array<std::int32_t, 4> kStepY{0, 1, 0, -1};

/// Whether the pixel on the left is opaque and that on the right is not.
bool isBorder(const PictureMask& mask, const PixelSide& side) {
    constexpr std::array<std::array<std::int32_t, 2>, 4> kLeft{{{0, 0}, {-1, 0}, {-1, -1}, {0, -1}}};
    const auto& left = kLeft[side.heading];
    const auto& right = kLeft[(side.heading + 3) % 4];
    return mask.at(side.x + left[0], side.y + left[1]) && !mask.at(side.x + right[0], side.y + right[1]);
}

/// Turns left where it can, which keeps to the same pixel.
PixelSide nextSide(const PictureMask& mask, const PixelSide& side) {
    const std::int32_t x = side.x + kStepX[side.heading];
    const std::int32_t y = side.y + kStepY[side.heading];
    for (const std::size_t turn : {1U, 0U}) {
        const PixelSide next{x, y, (side.heading + turn) % 4};
        if (isBorder(mask, next)) {
            return next;
        }
    }
    return {x, y, (side.heading + 3) % 4};
}

PicturePoint middleOfSide(const PixelSide& side) {
    return {side.x * kStepsPerPixel + kStepX[side.heading] * kStepsPerPixel / 2,
            side.y * kStepsPerPixel + kStepY[side.heading] * kStepsPerPixel / 2};
}

double distanceToChord(const PicturePoint& p, const PicturePoint& a, const PicturePoint& b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double length = std::hypot(dx, dy);
    const double px = p.x - a.x;
    const double py = p.y - a.y;
    if (length == 0.0) {
        return std::hypot(px, py);
    }
    const double along = std::clamp((px * dx + py * dy) / (length * length), 0.0, 1.0);
    return std::hypot(px - along * dx, py - along * dy);
}

/// Marks the corners to keep between two that are kept; `to` may be the loop's size, its first corner again.
void keepFarCorners(const PictureLoop& loop, std::size_t from, std::size_t to, std::vector<bool>& kept) {
    std::vector<std::pair<std::size_t, std::size_t>> open{{from, to}};
    while (!open.empty()) {
        const auto [a, b] = open.back();
        open.pop_back();
        double farthest = kContourTolerance;
        std::size_t corner = a;
        for (std::size_t i = a + 1; i < b; ++i) {
            const double distance = distanceToChord(loop[i], loop[a], loop[b % loop.size()]);
            if (distance > farthest) {
                farthest = distance;
                corner = i;
            }
        }
        if (corner != a) {
            kept[corner] = true;
            open.emplace_back(a, corner);
            open.emplace_back(corner, b);
        }
    }
}

std::size_t farthestFromFirst(const PictureLoop& loop) {
    std::size_t farthest = 0;
    for (std::size_t i = 1; i < loop.size(); ++i) {
        const auto distance = [&](std::size_t k) {
            return std::hypot(loop[k].x - loop[0].x, loop[k].y - loop[0].y);
        };
        farthest = distance(i) > distance(farthest) ? i : farthest;
    }
    return farthest;
}

void appendDivided(const PicturePoint& a, const PicturePoint& b, double spacing, PictureLoop& loop) {
    const double length = std::hypot(b.x - a.x, b.y - a.y);
    const auto pieces = std::max<std::int32_t>(1, static_cast<std::int32_t>(std::ceil(length / spacing)));
    for (std::int32_t i = 0; i < pieces; ++i) {
        const double along = static_cast<double>(i) / pieces;
        loop.push_back({a.x + static_cast<std::int32_t>(std::lround(along * (b.x - a.x))),
                        a.y + static_cast<std::int32_t>(std::lround(along * (b.y - a.y)))});
    }
}

} // namespace

PictureMask maskOf(const AlphaImage& image, std::uint8_t threshold) {
    PictureMask mask{static_cast<std::int32_t>(image.width), static_cast<std::int32_t>(image.height), {}};
    mask.opaque.reserve(image.texels.size());
    for (std::size_t y = image.height; y-- > 0;) {
        for (std::size_t x = 0; x < image.width; ++x) {
            mask.opaque.push_back(image.texels[y * image.width + x] >= threshold);
        }
    }
    return mask;
}

std::size_t outlineLength(const PictureMask& mask) {
    std::size_t sides = 0;
    for (std::int32_t y = 0; y < mask.height; ++y) {
        for (std::int32_t x = 0; x < mask.width; ++x) {
            for (std::size_t heading = 0; mask.at(x, y) && heading < 4; ++heading) {
                sides += mask.at(x + kStepX[heading], y + kStepY[heading]) ? 0U : 1U;
            }
        }
    }
    return sides;
}

std::vector<PictureLoop> traceContours(const PictureMask& mask) {
    std::vector<PictureLoop> loops;
    std::vector<bool> traced(mask.opaque.size()); // sides below a pixel: every loop has one
    const auto numberOf = [&](const PixelSide& side) {
        return static_cast<std::size_t>(side.y) * static_cast<std::size_t>(mask.width) +
               static_cast<std::size_t>(side.x);
    };
    for (std::int32_t y = 0; y < mask.height; ++y) {
        for (std::int32_t x = 0; x < mask.width; ++x) {
            const PixelSide first{x, y, 0};
            if (!isBorder(mask, first) || traced[numberOf(first)]) {
                continue;
            }
            PictureLoop& loop = loops.emplace_back();
            PixelSide side = first;
            do {
                loop.push_back(middleOfSide(side));
                if (side.heading == 0) {
                    traced[numberOf(side)] = true;
                }
                side = nextSide(mask, side);
            } while (!(side == first));
        }
    }
    return loops;
}

PictureLoop simplifyContour(const PictureLoop& loop, double spacing) {
    std::vector<bool> kept(loop.size());
    const std::size_t far = farthestFromFirst(loop);
    kept[0] = true;
    kept[far] = true;
    keepFarCorners(loop, 0, far, kept);
    keepFarCorners(loop, far, loop.size(), kept);
    PictureLoop corners;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        if (kept[i]) {
            corners.push_back(loop[i]);
        }
    }
    PictureLoop divided;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        appendDivided(corners[i], corners[(i + 1) % corners.size()], spacing, divided);
    }
    return divided;
}

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
