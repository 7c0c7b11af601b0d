#include "core/geometry/repair/EarClipping.h"

#include "core/geometry/AreaVector.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace sinew {

namespace {

using Point = Eigen::Vector2d;

double turn(const Point& a, const Point& b, const Point& c) {
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

/// What is left of the polygon, as a ring.
class Ring {
public:
    explicit Ring(std::span<const Point> corners)
        : m_corners(corners)
        , m_next(corners.size())
        , m_previous(corners.size())
        , m_rejected(corners.size(), false) {
        const auto n = static_cast<std::uint32_t>(corners.size());
        double area = 0.0;
        for (std::uint32_t i = 0; i < n; ++i) {
            m_next[i] = (i + 1) % n;
            m_previous[i] = (i + n - 1) % n;
            area += turn(corners[0], corners[i], corners[m_next[i]]);
        }
        m_flat = 1e-12 * std::abs(area);
    }

    /// The next corner from `start` on that is an ear; when there is none left, the flattest corner.
    std::uint32_t find(std::uint32_t start) {
        for (;;) {
            std::uint32_t flattest = start;
            std::uint32_t i = start;
            do {
                if (--m_looksLeft <= 0 || (!m_rejected[i] && isEar(i))) {
                    return i;
                }
                m_rejected[i] = true;
                if (std::abs(turnAt(i)) < std::abs(turnAt(flattest))) {
                    flattest = i;
                }
                i = m_next[i];
            } while (i != start);
            if (!m_clippedSince) {
                return flattest;
            }
            // A corner on the side of an ear forbids it; clipped elsewhere meanwhile, it forbids no more.
            std::fill(m_rejected.begin(), m_rejected.end(), false);
            m_clippedSince = false;
        }
    }

    /// Takes a corner out; returns where to look for the next one.
    std::uint32_t clip(std::uint32_t i) {
        const std::uint32_t before = m_previous[i];
        const std::uint32_t after = m_next[i];
        m_next[before] = after;
        m_previous[after] = before;
        m_rejected[before] = false;
        m_rejected[after] = false;
        m_clippedSince = true;
        return after;
    }

    Triangle triangleAt(std::uint32_t i) const { return {m_previous[i], i, m_next[i]}; }

private:
    double turnAt(std::uint32_t i) const {
        return turn(m_corners[m_previous[i]], m_corners[i], m_corners[m_next[i]]);
    }

    bool isEar(std::uint32_t i) {
        const Point& a = m_corners[m_previous[i]];
        const Point& b = m_corners[i];
        const Point& c = m_corners[m_next[i]];
        if (!(turn(a, b, c) > m_flat)) {
            return false;
        }
        for (std::uint32_t k = m_next[m_next[i]]; k != m_previous[i] && m_testsLeft > 0; k = m_next[k]) {
            --m_testsLeft;
            const Point& p = m_corners[k];
            const bool inside =
                turn(a, b, p) >= -m_flat && turn(b, c, p) >= -m_flat && turn(c, a, p) >= -m_flat;
            if (inside && p != a && p != b && p != c) {
                return false;
            }
        }
        return true;
    }

    std::span<const Point> m_corners;
    std::vector<std::uint32_t> m_next;
    std::vector<std::uint32_t> m_previous;
    std::vector<bool> m_rejected;
    bool m_clippedSince = false; ///< since all corners were last open to be asked
    double m_flat = 0.0;
    // A polygon of 100,000 corners must not hang.
    std::int64_t m_testsLeft = 100'000'000; ///< then every corner that turns left is an ear
    std::int64_t m_looksLeft = 100'000'000; ///< then any corner is
};

} // namespace

void clipEars(std::span<const Eigen::Vector2d> corners, std::vector<Triangle>& triangles) {
    Ring ring(corners);
    std::uint32_t at = 0;
    for (std::size_t left = corners.size(); left >= 3; --left) {
        const std::uint32_t ear = ring.find(at);
        triangles.push_back(ring.triangleAt(ear));
        at = ring.clip(ear);
    }
}

void clipEars(std::span<const Vec3> points, std::span<const std::uint32_t> polygon,
              std::vector<Triangle>& triangles) {
    const Vec3 direction = areaVector(points, polygon).stableNormalized();
    if (!direction.allFinite() || direction.squaredNorm() < 0.5) {
        for (std::uint32_t i = 2; i < polygon.size(); ++i) {
            triangles.push_back({0, i - 1, i});
        }
        return;
    }
    const Vec3 right = direction.unitOrthogonal();
    const Vec3 up = direction.cross(right);
    std::vector<Eigen::Vector2d> flat(polygon.size());
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec3 p = points[polygon[i]] - points[polygon[0]];
        flat[i] = {p.dot(right), p.dot(up)};
    }
    clipEars(flat, triangles);
}

} // namespace sinew
