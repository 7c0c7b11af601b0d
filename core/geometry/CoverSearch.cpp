#include "core/geometry/CoverSearch.h"

#include "core/base/Parallel.h"
#include "core/geometry/BoxTree.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

namespace sinew {
namespace {

constexpr double kMinFacing = 0.34;      // cosine of 70 degrees
constexpr double kEdgeSlack = 1e-6;      // so that a line through an edge meets one side at least
constexpr double kLiningFraction = 0.25; // of the reach
constexpr std::size_t kCoverGrain = 256;

struct Crossing {
    double length = 0.0; ///< along the line
    std::uint32_t triangle = 0;
    Vec3 barycentric = Vec3::Zero();
    double facing = 0.0; ///< cosine between the line and the triangle's normal
};

std::vector<Aabb> boxesOf(const LayeredSurface& surface) {
    std::vector<Aabb> boxes(surface.triangles.size());
    for (std::size_t t = 0; t < boxes.size(); ++t) {
        for (const std::uint32_t corner : surface.triangles[t]) {
            boxes[t].add(surface.vertices[corner]);
        }
    }
    return boxes;
}

class CoverSearch {
public:
    CoverSearch(const LayeredSurface& surface, double reach, double min)
        : m_surface(surface)
        , m_reach(reach)
        , m_min(min)
        , m_tree(boxesOf(surface)) {}

    void addCovers(std::uint32_t vertex, std::vector<Cover>& covers) const {
        if (!(m_surface.normals[vertex].norm() > 0.0)) {
            return;
        }
        std::vector<Crossing> met = crossings(vertex);
        std::ranges::sort(met, {}, [](const Crossing& one) { return std::pair(one.length, one.triangle); });
        const auto outside = std::ranges::find_if(met, [](const Crossing& one) { return one.length >= 0.0; });
        const std::vector<Crossing> above(outside, met.end());
        std::vector<Crossing> below(met.begin(), outside);
        std::ranges::sort(below, {},
                          [](const Crossing& one) { return std::pair(-one.length, one.triangle); });
        for (const unsigned split : {1U, 2U}) {
            addNearest(vertex, above, split, covers);
            addNearest(vertex, below, split, covers);
        }
    }

private:
    const Vec3& at(std::uint32_t vertex) const { return m_surface.vertices[vertex]; }
    std::uint32_t shell(const Crossing& crossing) const {
        return m_surface.shellOf[m_surface.triangles[crossing.triangle][0]];
    }
    bool isIn(const Crossing& crossing, unsigned split) const {
        const unsigned splits = m_surface.splits.empty() ? 1U : m_surface.splits[crossing.triangle];
        return (splits & split) != 0;
    }

    /// What the line through the vertex along its normal meets, both ways. Not the vertex's own triangles.
    std::vector<Crossing> crossings(std::uint32_t vertex) const {
        const Vec3 direction = m_surface.normals[vertex].normalized();
        std::vector<Crossing> met;
        const Vec3 offset = m_reach * direction;
        m_tree.forEachAlong(at(vertex) - offset, at(vertex) + offset, [&](std::uint32_t t) {
            const Triangle& corners = m_surface.triangles[t];
            if (std::ranges::find(corners, vertex) == corners.end()) {
                const std::optional<Crossing> one = crossing(at(vertex), direction, t);
                if (one && std::abs(one->length) < m_reach) {
                    met.push_back(*one);
                }
            }
            return true;
        });
        return met;
    }

    std::optional<Crossing> crossing(const Vec3& from, const Vec3& direction, std::uint32_t t) const {
        const Triangle& corners = m_surface.triangles[t];
        const Vec3 first = at(corners[1]) - at(corners[0]);
        const Vec3 second = at(corners[2]) - at(corners[0]);
        const Vec3 normal = first.cross(second);
        const double toward = direction.dot(normal);
        if (!(std::abs(toward) > 1e-9 * normal.norm())) {
            return std::nullopt;
        }
        const Vec3 offset = from - at(corners[0]);
        const double b = direction.dot(second.cross(offset)) / -toward;
        const double c = direction.dot(offset.cross(first)) / -toward;
        const double length = -offset.dot(normal) / toward;
        if (b < -kEdgeSlack || c < -kEdgeSlack || b + c > 1.0 + kEdgeSlack) {
            return std::nullopt;
        }
        return Crossing{length, t, Vec3(1.0 - b - c, b, c), toward / normal.norm()};
    }

    /// From crossings of one way, nearest first.
    void addNearest(std::uint32_t vertex, const std::vector<Crossing>& met, unsigned split,
                    std::vector<Cover>& covers) const {
        for (std::size_t k = 0; k < met.size(); ++k) {
            const Crossing& one = met[k];
            if (!isIn(one, split)) {
                continue;
            }
            const bool own = shell(one) == m_surface.shellOf[vertex];
            if (one.facing < 0.0 && (own || !isLining(met, k, split))) {
                return;
            }
            const double gap = std::abs(one.length) * one.facing;
            if (one.facing > kMinFacing && !own && gap >= m_min) {
                covers.push_back({vertex, one.triangle, one.barycentric, gap, one.length >= 0.0});
                return;
            }
        }
    }

    /// True when the sheet that begins at crossing k ends a little farther.
    bool isLining(const std::vector<Crossing>& met, std::size_t k, unsigned split) const {
        return std::any_of(met.begin() + static_cast<std::ptrdiff_t>(k), met.end(), [&](const Crossing& one) {
            return isIn(one, split) && shell(one) == shell(met[k]) && one.facing > kMinFacing &&
                   std::abs(one.length - met[k].length) <= kLiningFraction * m_reach;
        });
    }

    const LayeredSurface& m_surface;
    double m_reach;
    double m_min;
    BoxTree m_tree;
};

} // namespace

void addNormals(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                std::span<Vec3> normals) {
    for (const Triangle& t : triangles) {
        const Vec3& a = vertices[t[0]];
        const Vec3 area = (vertices[t[1]] - a).cross(vertices[t[2]] - a);
        for (const std::uint32_t corner : t) {
            normals[corner] += area;
        }
    }
}

std::vector<Cover> findCovers(const LayeredSurface& surface, double reach, double min,
                              const Progress& progress) {
    const CoverSearch search(surface, reach, min);
    const std::size_t vertices = surface.vertices.size();
    std::vector<std::vector<Cover>> found((vertices + kCoverGrain - 1) / kCoverGrain);
    parallelFor(found.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end && !progress.canceled(); ++chunk) {
            const std::size_t last = std::min(vertices, (chunk + 1) * kCoverGrain);
            for (std::size_t p = chunk * kCoverGrain; p < last; ++p) {
                search.addCovers(static_cast<std::uint32_t>(p), found[chunk]);
            }
        }
    });
    std::vector<Cover> covers;
    for (const std::vector<Cover>& chunk : found) {
        covers.insert(covers.end(), chunk.begin(), chunk.end());
    }
    return covers;
}

} // namespace sinew
