#include "core/geometry/Intersect.h"

#include "core/base/Parallel.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/EdgeTable.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

struct Range {
    double low;
    double high;
};

/// Signed distances of a triangle's corners to a plane; empty-handed (all zero) when they are not on both
/// sides.
bool straddles(const Vec3& distances, double tolerance) {
    return distances.minCoeff() < -tolerance && distances.maxCoeff() > tolerance;
}

/// Where a triangle meets a plane that it straddles: the ends of the piece, as places along `line`.
Range crossing(const Corners& corners, const Vec3& distances, const Vec3& line) {
    Range range{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    for (int i = 0; i < 3; ++i) {
        const int j = (i + 1) % 3;
        if ((distances[i] <= 0.0) == (distances[j] <= 0.0)) {
            continue; // a corner in the plane counts as below, so exactly two sides pass through
        }
        const auto& a = corners[static_cast<std::size_t>(i)];
        const auto& b = corners[static_cast<std::size_t>(j)];
        const double fraction = distances[i] / (distances[i] - distances[j]);
        const double at = line.dot(a + fraction * (b - a));
        range.low = std::min(range.low, at);
        range.high = std::max(range.high, at);
    }
    return range;
}

Vec3 unitNormal(const Corners& c) {
    return (c[1] - c[0]).cross(c[2] - c[0]).stableNormalized();
}

Vec3 distancesTo(const Vec3& normal, const Vec3& origin, const Corners& c) {
    return {normal.dot(c[0] - origin), normal.dot(c[1] - origin), normal.dot(c[2] - origin)};
}

/// The triangles that can cross at all, with their boxes' tree.
class Finder {
public:
    Finder(std::span<const Vec3> vertices, std::span<const Triangle> triangles, double tolerance)
        : m_vertices(vertices)
        , m_triangles(triangles)
        , m_tolerance(tolerance)
        , m_tree(collect()) {}

    std::size_t size() const { return m_used.size(); }
    std::uint32_t triangle(std::size_t item) const { return m_used[item]; }

    bool crossesAny(std::size_t item) const {
        const Triangle& triangle = m_triangles[m_used[item]];
        const Corners corners = cornersOf(triangle);
        bool crosses = false;
        m_tree.forEachTouching(boxOf(corners), [&](std::uint32_t other) {
            const Triangle& candidate = m_triangles[m_used[other]];
            crosses = !haveCommonVertex(triangle, candidate) &&
                      trianglesCross(corners, cornersOf(candidate), m_tolerance);
            return !crosses;
        });
        return crosses;
    }

private:
    Corners cornersOf(const Triangle& t) const {
        return {m_vertices[t[0]], m_vertices[t[1]], m_vertices[t[2]]};
    }

    static Aabb boxOf(const Corners& corners) {
        Aabb box;
        for (const Vec3& corner : corners) {
            box.add(corner);
        }
        return box;
    }

    static bool haveCommonVertex(const Triangle& a, const Triangle& b) {
        return std::any_of(a.begin(), a.end(),
                           [&](std::uint32_t p) { return p == b[0] || p == b[1] || p == b[2]; });
    }

    std::vector<Aabb> collect() {
        std::vector<Aabb> boxes;
        for (std::uint32_t t = 0; t < m_triangles.size(); ++t) {
            const Corners corners = cornersOf(m_triangles[t]);
            const bool finite = corners[0].allFinite() && corners[1].allFinite() && corners[2].allFinite();
            if (finite && !hasRepeatedVertex(m_triangles[t])) {
                m_used.push_back(t);
                boxes.push_back(boxOf(corners));
            }
        }
        return boxes;
    }

    std::span<const Vec3> m_vertices;
    std::span<const Triangle> m_triangles;
    double m_tolerance;
    std::vector<std::uint32_t> m_used;
    BoxTree m_tree;
};

bool boxesOverlap(const Aabb& box, const Vec3& center, double halfSize) {
    return ((box.min - center).array() <= halfSize + kOverlapSlack).all() &&
           ((center - box.max).array() <= halfSize + kOverlapSlack).all();
}

} // namespace

bool trianglesCross(const Corners& a, const Corners& b, double tolerance) {
    // Places relative to one corner: far from the origin the products would lose their digits.
    const Vec3& origin = b[0];
    const Vec3 normalB = unitNormal(b);
    const Vec3 fromB = distancesTo(normalB, origin, a);
    if (!straddles(fromB, tolerance)) {
        return false;
    }
    const Vec3 normalA = unitNormal(a);
    const Vec3 fromA = distancesTo(normalA, a[0], b);
    if (!straddles(fromA, tolerance)) {
        return false;
    }
    const Vec3 line = normalA.cross(normalB).stableNormalized();
    const Range rangeA = crossing({a[0] - origin, a[1] - origin, a[2] - origin}, fromB, line);
    const Range rangeB = crossing({b[0] - origin, b[1] - origin, b[2] - origin}, fromA, line);
    return std::min(rangeA.high, rangeB.high) - std::max(rangeA.low, rangeB.low) > tolerance;
}

Expected<std::vector<char>> selfIntersections(std::span<const Vec3> vertices,
                                              std::span<const Triangle> triangles, double tolerance,
                                              Progress& progress) {
    constexpr std::size_t kIntersectGrain = 512;
    const Finder finder(vertices, triangles, tolerance);
    std::vector<char> marks(triangles.size(), 0);
    std::atomic<bool> canceled = false;
    parallelFor(finder.size(), kIntersectGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end && !canceled; ++i) {
            if (i % 64 == 0 && progress.canceled()) {
                canceled = true;
            }
            marks[finder.triangle(i)] = finder.crossesAny(i) ? 1 : 0;
        }
    });
    if (canceled) {
        return fail(ErrorCode::Canceled);
    }
    return marks;
}

TriangleOverlap::TriangleOverlap(const Vec3& a, const Vec3& b, const Vec3& c)
    : m_corners{a, b, c} {
    const std::array<Vec3, 3> edges{b - a, c - b, a - c};
    m_normal = edges[0].cross(edges[1]);
    for (std::size_t e = 0; e < 3; ++e) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            m_axes[3 * e + axis] = Vec3::Unit(static_cast<Eigen::Index>(axis)).cross(edges[e]);
        }
        m_box.add(m_corners[e]);
    }
}

bool TriangleOverlap::overlapsCube(const Vec3& center, double halfSize) const {
    if (!boxesOverlap(m_box, center, halfSize)) {
        return false;
    }
    const auto slack = [](const Vec3& axis) { return kOverlapSlack * axis.cwiseAbs().sum(); };
    const double planeReach = halfSize * m_normal.cwiseAbs().sum();
    if (std::abs(m_normal.dot(m_corners[0] - center)) > planeReach + slack(m_normal)) {
        return false;
    }
    for (const Vec3& axis : m_axes) {
        const double p0 = axis.dot(m_corners[0] - center);
        const double p1 = axis.dot(m_corners[1] - center);
        const double p2 = axis.dot(m_corners[2] - center);
        const double reach = halfSize * axis.cwiseAbs().sum() + slack(axis);
        if (std::min({p0, p1, p2}) > reach || std::max({p0, p1, p2}) < -reach) {
            return false;
        }
    }
    return true;
}

SegmentOverlap::SegmentOverlap(const Segment& segment)
    : m_middle(0.5 * (segment.a + segment.b))
    , m_half(0.5 * (segment.b - segment.a)) {
    m_box.add(segment.a);
    m_box.add(segment.b);
}

bool SegmentOverlap::overlapsCube(const Vec3& center, double halfSize) const {
    const Vec3 offset = m_middle - center;
    const Vec3 reach = m_half.cwiseAbs();
    if ((offset.cwiseAbs().array() > halfSize + reach.array() + kOverlapSlack).any()) {
        return false;
    }
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        const Eigen::Index u = (axis + 1) % 3;
        const Eigen::Index v = (axis + 2) % 3;
        const double distance = std::abs(offset[u] * m_half[v] - offset[v] * m_half[u]);
        const double limit = halfSize * (reach[u] + reach[v]);
        if (distance > limit + kOverlapSlack * (reach[u] + reach[v])) {
            return false;
        }
    }
    return true;
}

} // namespace sinew
