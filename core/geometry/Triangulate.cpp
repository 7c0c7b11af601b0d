#include "core/geometry/Mesh.h"

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

namespace {

/// Splits polygons one after the other; a polygon's triangles are numbers of its own corners, 0 .. n-1.
class Triangulator {
public:
    explicit Triangulator(const Mesh& mesh)
        : m_mesh(mesh) {}

    const std::vector<Triangle>& split(std::size_t f) {
        const auto polygon = m_mesh.polygon(f);
        m_triangles.clear();
        if (polygon.size() < 3) {
            return m_triangles;
        }
        if (polygon.size() == 3) {
            m_triangles.push_back({0, 1, 2});
            return m_triangles;
        }
        const Vec3 normal = areaVector(m_mesh.vertices, polygon);
        if (polygon.size() == 4) {
            splitQuad(polygon, normal);
        } else if (fansWell(polygon, normal)) {
            fan(polygon.size());
        } else {
            clipEars(m_mesh.vertices, polygon, m_triangles);
        }
        return m_triangles;
    }

private:
    using Polygon = std::span<const std::uint32_t>;

    double signedArea(Polygon polygon, const Vec3& normal, std::size_t a, std::size_t b,
                      std::size_t c) const {
        const Vec3& origin = m_mesh.vertices[polygon[a]];
        return (m_mesh.vertices[polygon[b]] - origin).cross(m_mesh.vertices[polygon[c]] - origin).dot(normal);
    }

    /// The fan's diagonal unless the other one leaves a larger smaller half: in a dart the outer diagonal
    /// gives a half with negative area.
    void splitQuad(Polygon polygon, const Vec3& normal) {
        const double even =
            std::min(signedArea(polygon, normal, 0, 1, 2), signedArea(polygon, normal, 0, 2, 3));
        const double odd =
            std::min(signedArea(polygon, normal, 1, 2, 3), signedArea(polygon, normal, 1, 3, 0));
        if (even <= 0.0 && odd > even) {
            m_triangles.push_back({1, 2, 3});
            m_triangles.push_back({1, 3, 0});
        } else {
            fan(4);
        }
    }

    /// True for a convex polygon whose fan holds no triangle without area.
    bool fansWell(Polygon polygon, const Vec3& normal) const {
        const std::size_t n = polygon.size();
        const double min = kFlat * normal.squaredNorm();
        for (std::size_t i = 0; i < n; ++i) {
            if (!(signedArea(polygon, normal, i, (i + 1) % n, (i + 2) % n) >= -min)) {
                return false;
            }
        }
        for (std::size_t i = 2; i < n; ++i) {
            if (!(signedArea(polygon, normal, 0, i - 1, i) > min)) {
                return false;
            }
        }
        return true;
    }

    void fan(std::size_t n) {
        for (std::uint32_t i = 2; i < n; ++i) {
            m_triangles.push_back({0, i - 1, i});
        }
    }

    static constexpr double kFlat = 1e-12; ///< fraction of the polygon's area that counts as none

    const Mesh& m_mesh;
    std::vector<Triangle> m_triangles;
};

} // namespace

std::vector<Triangle> triangulate(const Mesh& mesh, std::vector<Triangle>* cornerTriangles,
                                  std::vector<std::uint32_t>* polygonOfTriangle) {
    std::vector<Triangle> result;
    result.reserve(mesh.cornerCount());
    if (cornerTriangles != nullptr) {
        cornerTriangles->clear();
    }
    if (polygonOfTriangle != nullptr) {
        polygonOfTriangle->clear();
    }
    Triangulator triangulator(mesh);
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const std::uint32_t first = mesh.polygonOffsets[f];
        for (const Triangle& local : triangulator.split(f)) {
            const Triangle corners{first + local[0], first + local[1], first + local[2]};
            result.push_back({mesh.corners[corners[0]], mesh.corners[corners[1]], mesh.corners[corners[2]]});
            if (cornerTriangles != nullptr) {
                cornerTriangles->push_back(corners);
            }
            if (polygonOfTriangle != nullptr) {
                polygonOfTriangle->push_back(static_cast<std::uint32_t>(f));
            }
        }
    }
    return result;
}

} // namespace sinew
