#include "core/bind/thickness/InscribedBalls.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace sinew {
namespace {

constexpr double kSameFacing = 0.5; ///< cosine of 60 degrees: what faces alike is no wall
constexpr double kTouches = 1e-9;   ///< of the radius: a wall that cuts the ball no deeper
constexpr double kAtVertex = 1e-6;  ///< of the diagonal: what lies no deeper
constexpr int kShrinkings = 64;     ///< it settles in a few

Vec3 nearestOnSegment(const Vec3& a, const Vec3& b, const Vec3& point) {
    const Vec3 along = b - a;
    const double squared = along.squaredNorm();
    return squared > 0.0 ? Vec3(a + std::clamp((point - a).dot(along) / squared, 0.0, 1.0) * along) : a;
}

Vec3 nearestOnTriangle(const Vec3& a, const Vec3& b, const Vec3& c, const Vec3& normal, const Vec3& point) {
    const auto within = [&](const Vec3& from, const Vec3& to) {
        return (to - from).cross(point - from).dot(normal) >= 0.0;
    };
    const double squared = normal.squaredNorm();
    if (squared > 0.0 && within(a, b) && within(b, c) && within(c, a)) {
        return point - (point - a).dot(normal) / squared * normal;
    }
    Vec3 nearest = nearestOnSegment(a, b, point);
    for (const Vec3& other : {nearestOnSegment(b, c, point), nearestOnSegment(c, a, point)}) {
        nearest = (other - point).squaredNorm() < (nearest - point).squaredNorm() ? other : nearest;
    }
    return nearest;
}

/// The angle of a triangle at one of its corners, 0 where a side has no length.
double angleAt(const Vec3& corner, const Vec3& next, const Vec3& last) {
    const Vec3 a = next - corner;
    const Vec3 b = last - corner;
    return std::atan2(a.cross(b).norm(), a.dot(b));
}

/// Outward, each triangle by its angle at the vertex (Thuermer and Wuethrich 1998): the diagonal of a flat
/// quad does not count. Zero where triangles cancel out.
std::vector<Vec3> vertexNormals(const SurfaceRays& surface, std::span<const Triangle> triangles) {
    const auto vertices = surface.vertices();
    std::vector<Vec3> normals(vertices.size(), Vec3::Zero());
    for (const Triangle& t : triangles) {
        const Vec3 normal = areaVector(vertices, t);
        const double length = normal.norm();
        for (std::size_t c = 0; c < 3 && length > 0.0; ++c) {
            normals[t[c]] +=
                angleAt(vertices[t[c]], vertices[t[(c + 1) % 3]], vertices[t[(c + 2) % 3]]) / length * normal;
        }
    }
    return normals;
}

class BallFinder {
public:
    BallFinder(const SurfaceRays& surface, const Vec3& vertex, const Vec3& inward, std::uint32_t shell)
        : m_surface(surface)
        , m_vertex(vertex)
        , m_inward(inward)
        , m_shell(shell) {}

    /// Of the largest ball; 0 without an inside.
    double radius(std::vector<SurfaceCrossing>& crossings) const {
        m_surface.cross(m_vertex, m_inward, crossings);
        const std::optional<double> own = exitOf(crossings, true);
        const std::optional<double> exit = own ? own : exitOf(crossings, false);
        return exit ? shrunk(0.5 * *exit) : 0.0;
    }

private:
    std::optional<double> exitOf(const std::vector<SurfaceCrossing>& crossings, bool ownShell) const {
        int around = 1;
        for (const SurfaceCrossing& crossing : crossings) {
            around -= !ownShell || crossing.shell == m_shell ? crossing.leaving : 0;
            if (around == 0) {
                return crossing.distance;
            }
        }
        return {};
    }

    double shrunk(double radius) const {
        for (int round = 0; round < kShrinkings; ++round) {
            const double smaller = radiusToWalls(radius);
            if (smaller >= (1.0 - kTouches) * radius) {
                return smaller;
            }
            radius = smaller;
        }
        return radius;
    }

    /// Of the ball through the vertex that the walls leave, as far as their points nearest to the centers of
    /// the balls on the way say.
    double radiusToWalls(double radius) const {
        Vec3 center = m_vertex + radius * m_inward;
        const auto cuts = [&](const Aabb& box) {
            return (center - center.cwiseMax(box.min).cwiseMin(box.max)).squaredNorm() < radius * radius;
        };
        m_surface.tree().forEachWhere(cuts, [&](std::uint32_t t) {
            if (const double left = radiusTo(t, center); left < radius) {
                radius = left;
                center = m_vertex + radius * m_inward;
            }
            return true;
        });
        return radius;
    }

    /// Of the ball through the vertex and the point of a wall that is nearest to `center`; infinity of what
    /// is no wall.
    double radiusTo(std::uint32_t t, const Vec3& center) const {
        const Triangle& corners = m_surface.triangle(t);
        const auto points = m_surface.vertices();
        const Vec3 normal = areaVector(points, corners);
        const bool wall = m_surface.shells().ofVertex[corners[0]] == m_shell &&
                          -normal.dot(m_inward) < kSameFacing * normal.norm();
        if (!wall) {
            return std::numeric_limits<double>::infinity();
        }
        const Vec3 offset =
            nearestOnTriangle(points[corners[0]], points[corners[1]], points[corners[2]], normal, center) -
            m_vertex;
        const double along = offset.dot(m_inward);
        return along > kAtVertex * m_surface.diagonal() ? offset.squaredNorm() / (2.0 * along)
                                                        : std::numeric_limits<double>::infinity();
    }

    const SurfaceRays& m_surface;
    const Vec3& m_vertex;
    const Vec3& m_inward;
    std::uint32_t m_shell;
};

} // namespace

InscribedBalls inscribedBalls(const SurfaceRays& surface, std::span<const Triangle> triangles) {
    const auto vertices = surface.vertices();
    InscribedBalls balls{std::vector<Vec3>(vertices.begin(), vertices.end()),
                         std::vector<double>(vertices.size(), 0.0)};
    const std::vector<Vec3> normals = vertexNormals(surface, triangles);
    parallelFor(vertices.size(), 512, [&](std::size_t begin, std::size_t end) {
        std::vector<SurfaceCrossing> crossings;
        for (std::size_t p = begin; p < end; ++p) {
            if (const double length = normals[p].norm(); length > 0.0) {
                const Vec3 inward = -normals[p] / length;
                balls.radii[p] =
                    BallFinder(surface, vertices[p], inward, surface.shells().ofVertex[p]).radius(crossings);
                balls.centers[p] = vertices[p] + balls.radii[p] * inward;
            }
        }
    });
    return balls;
}

} // namespace sinew
