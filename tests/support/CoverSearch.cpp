#include "tests/support/CoverSearch.h"

#include "core/base/Parallel.h"
#include "core/geometry/BoxTree.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace sinew::test {
namespace {

constexpr double kSameWay = 0.34;     // cosine of 70 degrees
constexpr double kEdgeSlack = 1e-6;   // so that a line through an edge meets one side at least
constexpr double kLiningShare = 0.25; // of the reach
constexpr std::size_t kCoverGrain = 256;

struct Crossing {
    double length = 0.0; ///< along the line
    std::uint32_t triangle = 0;
    double facing = 0.0; ///< cosine between the line and the triangle's normal
};

class CoverSearch {
public:
    CoverSearch(const LayeredSurface& surface, double reach, double least)
        : m_surface(surface)
        , m_reach(reach)
        , m_least(least)
        , m_tree(boxes(surface))
        , m_normals(surface.vertices.size(), Vec3::Zero()) {
        for (const Triangle& t : surface.triangles) {
            const Vec3 area = (at(t[1]) - at(t[0])).cross(at(t[2]) - at(t[0]));
            for (const std::uint32_t corner : t) {
                m_normals[corner] += area;
            }
        }
    }

    std::optional<std::uint32_t> coverOf(std::uint32_t vertex) const {
        if (!(m_normals[vertex].norm() > 0.0)) {
            return std::nullopt;
        }
        const std::vector<Crossing> met = crossings(vertex);
        for (std::size_t k = 0; k < met.size(); ++k) {
            const bool own = shell(met[k]) == m_surface.shellOf[vertex];
            if (met[k].facing < -kSameWay && (own || !isLining(met, k))) {
                return std::nullopt;
            }
            if (met[k].facing > kSameWay && !own && met[k].length * met[k].facing >= m_least) {
                return met[k].triangle;
            }
        }
        return std::nullopt;
    }

private:
    static std::vector<Aabb> boxes(const LayeredSurface& surface) {
        std::vector<Aabb> all(surface.triangles.size());
        for (std::size_t t = 0; t < all.size(); ++t) {
            for (const std::uint32_t corner : surface.triangles[t]) {
                all[t].add(surface.vertices[corner]);
            }
        }
        return all;
    }

    const Vec3& at(std::uint32_t vertex) const { return m_surface.vertices[vertex]; }
    std::uint32_t shell(const Crossing& crossing) const {
        return m_surface.shellOf[m_surface.triangles[crossing.triangle][0]];
    }

    /// What a line outwards along the vertex's normal meets, by length. Not the vertex's own triangles.
    std::vector<Crossing> crossings(std::uint32_t vertex) const {
        const Vec3 direction = m_normals[vertex].normalized();
        Aabb line;
        line.add(at(vertex));
        line.add(at(vertex) + m_reach * direction);
        std::vector<Crossing> met;
        m_tree.forEachTouching(line, [&](std::uint32_t t) {
            if (std::ranges::find(m_surface.triangles[t], vertex) == m_surface.triangles[t].end()) {
                if (const std::optional<Crossing> one = crossing(at(vertex), direction, t)) {
                    met.push_back(*one);
                }
            }
            return true;
        });
        std::ranges::sort(met, {}, [](const Crossing& one) { return std::pair(one.length, one.triangle); });
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
        if (b < -kEdgeSlack || c < -kEdgeSlack || b + c > 1.0 + kEdgeSlack || length < 0.0 ||
            length > m_reach) {
            return std::nullopt;
        }
        return Crossing{length, t, toward / normal.norm()};
    }

    /// True when the sheet that begins at crossing k ends a little farther.
    bool isLining(const std::vector<Crossing>& met, std::size_t k) const {
        return std::any_of(met.begin() + static_cast<std::ptrdiff_t>(k), met.end(), [&](const Crossing& one) {
            return shell(one) == shell(met[k]) && one.facing > kSameWay &&
                   one.length - met[k].length <= kLiningShare * m_reach;
        });
    }

    const LayeredSurface& m_surface;
    double m_reach;
    double m_least;
    BoxTree m_tree;
    std::vector<Vec3> m_normals; ///< #P, twice the area long
};

} // namespace

std::vector<Cover> findCovers(const LayeredSurface& surface, double reach, double least) {
    const CoverSearch search(surface, reach, least);
    std::vector<std::optional<std::uint32_t>> cover(surface.vertices.size());
    parallelFor(cover.size(), kCoverGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            cover[p] = search.coverOf(static_cast<std::uint32_t>(p));
        }
    });
    std::vector<Cover> covers;
    for (std::uint32_t p = 0; p < cover.size(); ++p) {
        if (cover[p]) {
            covers.push_back({p, *cover[p]});
        }
    }
    return covers;
}

} // namespace sinew::test
