#include "core/geometry/flat/ConstrainedDelaunay.h"

#include "core/geometry/flat/FlatTriangulation.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace sinew {

/// Brings sides of an outline into a triangulation that lacks them, and finds what lies on their left.
class OutlineRecovery {
public:
    explicit OutlineRecovery(FlatTriangulation& triangulation)
        : m_made(triangulation) {}

    /// False: a vertex lies on the side, or a fixed one crosses it.
    bool recover(const FlatSide& side) {
        if (!m_made.across(side.from, side.to) && !m_made.across(side.to, side.from)) {
            std::vector<FlatSide> crossing;
            if (!findCrossing(side, crossing)) {
                return false;
            }
            flipAway(side, crossing);
        }
        m_made.fix(side);
        m_made.legalize(std::move(m_flipped));
        m_flipped.clear();
        return true;
    }

    /// The triangles on the left of the sides, and those that hang together with them without a side between.
    /// Nothing where one of them is on the right of a side, or has a vertex from `outer` on.
    std::optional<std::vector<Triangle>> inside(std::span<const FlatSide> outline,
                                                std::uint32_t outer) const {
        std::vector<bool> in(m_made.m_triangles.size());
        std::vector<std::uint32_t> open;
        const auto take = [&](std::uint32_t from, std::uint32_t to) {
            const auto found = m_made.m_sides.find(FlatTriangulation::keyOf(from, to));
            if (found != m_made.m_sides.end() && !in[found->second]) {
                in[found->second] = true;
                open.push_back(found->second);
            }
        };
        for (const FlatSide& side : outline) {
            take(side.from, side.to);
        }
        while (!open.empty()) {
            const Triangle triangle = m_made.m_triangles[open.back()];
            open.pop_back();
            for (std::size_t i = 0; i < 3; ++i) {
                if (triangle[i] >= outer) {
                    return std::nullopt;
                }
                if (!m_made.isFixed({triangle[i], triangle[(i + 1) % 3]})) {
                    take(triangle[(i + 1) % 3], triangle[i]);
                }
            }
        }
        for (const FlatSide& side : outline) {
            const auto right = m_made.m_sides.find(FlatTriangulation::keyOf(side.to, side.from));
            if (right != m_made.m_sides.end() && in[right->second]) {
                return std::nullopt;
            }
        }
        std::vector<Triangle> triangles;
        for (std::size_t t = 0; t < in.size(); ++t) {
            if (in[t]) {
                triangles.push_back(m_made.m_triangles[t]);
            }
        }
        return triangles;
    }

private:
    std::int64_t turn(const FlatSide& side, std::uint32_t vertex) const {
        return turnOf(m_made.m_vertices[side.from], m_made.m_vertices[side.to], m_made.m_vertices[vertex]);
    }

    /// The side by which it leaves the triangles around its beginning; the end on its left last.
    std::optional<FlatSide> firstCrossing(const FlatSide& side) const {
        const FlatFan fan = m_made.fanAt(side.from);
        for (std::size_t i = 0; i + (fan.closed ? 0U : 1U) < fan.ring.size(); ++i) {
            const FlatSide opposite{fan.ring[i], fan.ring[(i + 1) % fan.ring.size()]};
            if (turn(side, opposite.from) < 0 && turn(side, opposite.to) > 0) {
                return opposite;
            }
        }
        return std::nullopt;
    }

    bool findCrossing(const FlatSide& side, std::vector<FlatSide>& crossing) const {
        std::optional<FlatSide> at = firstCrossing(side);
        while (at) {
            if (m_made.isFixed(*at)) {
                return false;
            }
            crossing.push_back(*at);
            const std::optional<std::uint32_t> beyond = m_made.across(at->to, at->from);
            if (!beyond || *beyond == side.to) {
                return beyond.has_value();
            }
            const std::int64_t where = turn(side, *beyond);
            if (where == 0) {
                return false;
            }
            at = where > 0 ? FlatSide{at->from, *beyond} : FlatSide{*beyond, at->to};
        }
        return false;
    }

    /// Those that lie in quadrangles which are not convex wait until others are flipped.
    void flipAway(const FlatSide& side, std::vector<FlatSide> crossing) {
        for (std::size_t next = 0; next < crossing.size(); ++next) {
            const FlatSide at = crossing[next];
            const std::uint32_t left = *m_made.across(at.from, at.to);
            const std::uint32_t right = *m_made.across(at.to, at.from);
            const bool convex = turn({right, left}, at.from) > 0 && turn({left, right}, at.to) > 0;
            if (!convex) {
                crossing.push_back(at);
                continue;
            }
            m_made.flip(at, left, right);
            const FlatSide turned{left, right};
            const bool ends = left == side.from || left == side.to || right == side.from || right == side.to;
            const bool crosses = !ends && (turn(side, left) > 0) != (turn(side, right) > 0);
            (crosses ? crossing : m_flipped).push_back(turned);
        }
    }

    FlatTriangulation& m_made;
    std::vector<FlatSide> m_flipped;
};

std::optional<FlatMesh> constrainedDelaunay(std::span<const GridPlace> vertices,
                                            std::span<const FlatSide> outline) {
    FlatMesh start{{vertices.begin(), vertices.end()}, {}};
    const auto outer = static_cast<std::uint32_t>(vertices.size());
    constexpr std::int32_t far = 2 * kMaxGridPlace;
    start.vertices.insert(start.vertices.end(), {{-far, -far}, {far, -far}, {far, far}, {-far, far}});
    start.triangles = {{outer, outer + 1, outer + 2}, {outer, outer + 2, outer + 3}};
    FlatTriangulation made(start);
    for (std::uint32_t vertex = 0; vertex < outer; ++vertex) {
        std::vector<FlatSide> sides;
        if (!made.insert(vertex, sides)) {
            return std::nullopt;
        }
        made.legalize(std::move(sides));
    }
    OutlineRecovery recovery(made);
    const bool recovered =
        std::ranges::all_of(outline, [&](const FlatSide& side) { return recovery.recover(side); });
    const auto triangles = recovered ? recovery.inside(outline, outer) : std::nullopt;
    if (!triangles) {
        return std::nullopt;
    }
    std::vector<bool> used(outer);
    for (const Triangle& triangle : *triangles) {
        for (const std::uint32_t vertex : triangle) {
            used[vertex] = true;
        }
    }
    const bool all = std::ranges::find(used, false) == used.end();
    return all ? std::optional(FlatMesh{{vertices.begin(), vertices.end()}, *triangles}) : std::nullopt;
}

} // namespace sinew
