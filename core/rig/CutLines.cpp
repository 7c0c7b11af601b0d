#include "core/rig/CutLines.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <utility>

namespace sinew {
namespace {

using Side = std::pair<std::uint32_t, std::uint32_t>; ///< vertices, the smaller first

/// Triangles that a plane cuts, each between two of its sides.
class Cuts {
public:
    Cuts(std::span<const Vec3> vertices, std::span<const Triangle> triangles, const Vec3& at,
         const Vec3& normal)
        : m_vertices(vertices)
        , m_at(at)
        , m_normal(normal) {
        for (const Triangle& triangle : triangles) {
            std::array<Side, 2> sides;
            std::size_t count = 0;
            for (std::size_t i = 0; i < 3; ++i) {
                const std::uint32_t a = triangle[i];
                const std::uint32_t b = triangle[(i + 1) % 3];
                if (a != b && above(a) != above(b)) {
                    sides[count++] = std::minmax(a, b);
                }
            }
            if (count == 2) {
                m_ofSide[sides[0]].push_back(m_sides.size());
                m_ofSide[sides[1]].push_back(m_sides.size());
                m_sides.push_back(sides);
            }
        }
        m_used.assign(m_sides.size(), false);
    }

    std::vector<CutLine> run() {
        std::vector<CutLine> lines;
        for (std::size_t cut = 0; cut < m_sides.size(); ++cut) {
            if (!m_used[cut]) {
                lines.push_back(lineFrom(cut));
            }
        }
        return lines;
    }

private:
    double height(std::uint32_t vertex) const { return m_normal.dot(m_vertices[vertex] - m_at); }
    bool above(std::uint32_t vertex) const { return height(vertex) >= 0.0; }

    Vec3 placeOn(const Side& side) const {
        const double low = height(side.first);
        const double share = low / (low - height(side.second));
        return m_vertices[side.first] + share * (m_vertices[side.second] - m_vertices[side.first]);
    }

    /// On from a side as far as there are cuts that no line has; returns the last side.
    Side walk(Side side, std::vector<Vec3>& places) {
        for (;;) {
            places.push_back(placeOn(side));
            const std::vector<std::size_t>& here = m_ofSide.at(side);
            const auto next = std::ranges::find_if(here, [&](std::size_t cut) { return !m_used[cut]; });
            if (next == here.end()) {
                return side;
            }
            m_used[*next] = true;
            side = m_sides[*next][0] == side ? m_sides[*next][1] : m_sides[*next][0];
        }
    }

    CutLine lineFrom(std::size_t cut) {
        m_used[cut] = true;
        CutLine line;
        std::vector<Vec3> back;
        const Side end = walk(m_sides[cut][1], line.places);
        line.closed = end == m_sides[cut][0];
        if (!line.closed) {
            walk(m_sides[cut][0], back);
            line.places.insert(line.places.begin(), back.rbegin(), back.rend());
        }
        return line;
    }

    std::span<const Vec3> m_vertices;
    Vec3 m_at;
    Vec3 m_normal;
    std::vector<std::array<Side, 2>> m_sides;
    std::map<Side, std::vector<std::size_t>> m_ofSide; ///< the cuts that end there
    std::vector<bool> m_used;
};

} // namespace

std::vector<CutLine> cutLines(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                              const Vec3& at, const Vec3& normal) {
    return Cuts(vertices, triangles, at, normal).run();
}

double distanceTo(std::span<const Vec3> line, const Vec3& at) {
    double least = std::numeric_limits<double>::max();
    for (const Vec3& place : line) {
        least = std::min(least, (place - at).norm());
    }
    return least;
}

std::vector<Vec3> halfOf(std::span<const Vec3> loop, const Vec3& at, const Vec3& across) {
    const auto along = [&](const Vec3& place) { return place.dot(across); };
    std::vector<Vec3> turned(loop.begin(), loop.end());
    std::ranges::rotate(turned, std::ranges::min_element(turned, {}, along));
    const auto far = std::ranges::max_element(turned, {}, along);
    std::vector<Vec3> one(turned.begin(), far + 1);
    std::vector<Vec3> other(far, turned.end());
    other.push_back(turned.front());
    std::ranges::reverse(other);
    return distanceTo(one, at) <= distanceTo(other, at) ? one : other;
}

} // namespace sinew
