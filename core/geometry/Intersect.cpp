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

/// A triangle with its plane, which is asked for by every other one near it.
struct PlanedTriangle {
    Corners corners;
    Vec3 normal; ///< unit; zero without area
    Triangle vertices{};
    std::uint32_t number = 0; ///< in the caller's list

    PlanedTriangle(std::span<const Vec3> places, const Triangle& triangle, std::uint32_t which)
        : corners{places[triangle[0]], places[triangle[1]], places[triangle[2]]}
        , normal(unitNormal(corners))
        , vertices(triangle)
        , number(which) {}
};

/// As the public function.
bool planedCross(const Corners& a, const Vec3& normalA, const Corners& b, const Vec3& normalB,
                 double tolerance) {
    // Places relative to one corner: far from the origin the products would lose their digits.
    const Vec3& origin = b[0];
    const Vec3 fromB = distancesTo(normalB, origin, a);
    if (!straddles(fromB, tolerance)) {
        return false;
    }
    const Vec3 fromA = distancesTo(normalA, a[0], b);
    if (!straddles(fromA, tolerance)) {
        return false;
    }
    const Vec3 line = normalA.cross(normalB).stableNormalized();
    const Range rangeA = crossing({a[0] - origin, a[1] - origin, a[2] - origin}, fromB, line);
    const Range rangeB = crossing({b[0] - origin, b[1] - origin, b[2] - origin}, fromA, line);
    return std::min(rangeA.high, rangeB.high) - std::max(rangeA.low, rangeB.low) > tolerance;
}

/// The triangles that can cross at all, with their boxes' tree. They are asked in packets of neighbours,
/// which share a walk through the tree: around an edge of a thousand triangles nearly all boxes touch.
class Finder {
public:
    Finder(std::span<const Vec3> vertices, std::span<const Triangle> triangles, double tolerance)
        : m_tolerance(tolerance)
        , m_boxes(collect(vertices, triangles))
        , m_tree(m_boxes) {}

    std::size_t packetCount() const { return (m_used.size() + kPacketSize - 1) / kPacketSize; }

    /// Marks those of a packet that cross any other.
    void mark(std::size_t packet, std::vector<char>& marks) const {
        const std::size_t begin = packet * kPacketSize;
        const auto items = m_tree.itemsBelow(0).subspan(begin, std::min(kPacketSize, m_used.size() - begin));
        Aabb box;
        for (const std::uint32_t item : items) {
            box.add(m_boxes[item]);
        }
        std::vector<std::uint32_t> near;
        m_tree.forEachTouching(box, [&](std::uint32_t item) {
            near.push_back(item);
            return true;
        });
        for (const std::uint32_t item : items) {
            marks[m_used[item].number] =
                std::ranges::any_of(near, [&](std::uint32_t other) { return cross(item, other); }) ? 1 : 0;
        }
    }

private:
    static constexpr std::size_t kPacketSize = 16;

    /// What refuses most pairs comes first.
    bool cross(std::uint32_t item, std::uint32_t other) const {
        const PlanedTriangle& a = m_used[item];
        const PlanedTriangle& b = m_used[other];
        return straddles(distancesTo(a.normal, a.corners[0], b.corners), m_tolerance) &&
               BoxTree::touch(m_boxes[item], m_boxes[other]) && !haveCommonVertex(a.vertices, b.vertices) &&
               planedCross(a.corners, a.normal, b.corners, b.normal, m_tolerance);
    }

    static bool haveCommonVertex(const Triangle& a, const Triangle& b) {
        return std::any_of(a.begin(), a.end(),
                           [&](std::uint32_t p) { return p == b[0] || p == b[1] || p == b[2]; });
    }

    std::vector<Aabb> collect(std::span<const Vec3> vertices, std::span<const Triangle> triangles) {
        std::vector<Aabb> boxes;
        for (std::uint32_t t = 0; t < triangles.size(); ++t) {
            const PlanedTriangle planed(vertices, triangles[t], t);
            const bool finite =
                std::ranges::all_of(planed.corners, [](const Vec3& c) { return c.allFinite(); });
            if (finite && !hasRepeatedVertex(triangles[t])) {
                m_used.push_back(planed);
                Aabb& box = boxes.emplace_back();
                for (const Vec3& corner : planed.corners) {
                    box.add(corner);
                }
            }
        }
        return boxes;
    }

    double m_tolerance;
    std::vector<PlanedTriangle> m_used;
    std::vector<Aabb> m_boxes; ///< of m_used
    BoxTree m_tree;
};

bool boxesOverlap(const Aabb& box, const Vec3& center, double halfSize) {
    return ((box.min - center).array() <= halfSize + kOverlapSlack).all() &&
           ((center - box.max).array() <= halfSize + kOverlapSlack).all();
}

} // namespace

bool trianglesCross(const Corners& a, const Corners& b, double tolerance) {
    return planedCross(a, unitNormal(a), b, unitNormal(b), tolerance);
}

Expected<std::vector<char>> selfIntersections(std::span<const Vec3> vertices,
                                              std::span<const Triangle> triangles, double tolerance,
                                              Progress& progress) {
    constexpr std::size_t kIntersectGrain = 32; // packets
    const Finder finder(vertices, triangles, tolerance);
    std::vector<char> marks(triangles.size(), 0);
    std::atomic<bool> canceled = false;
    parallelFor(finder.packetCount(), kIntersectGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t packet = begin; packet < end && !canceled; ++packet) {
            if (progress.canceled()) {
                canceled = true;
            }
            finder.mark(packet, marks);
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
