#include "core/bind/thickness/InscribedBalls.h"

#include "core/base/Parallel.h"
#include "core/geometry/VertexNormals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace sinew {
namespace {

/// Cosines of 53 and 66 degrees: what faces away by less is no wall, by more it is one; between them a wall
/// fades, since rounding must not decide which it is.
constexpr double kNoWall = 0.6;
constexpr double kWall = 0.4;
constexpr double kAtVertex = 1e-6;    ///< of the diagonal: what lies no deeper
constexpr double kNormalSlack = 1e-9; ///< of a unit normal

/// Balls through the origin with their centers along a unit direction. The one through d has the radius
/// |d|^2 / (2 d.n). Inversion at the origin turns it into 1 / (2 n.d'), d' = d / |d|^2: the smallest ball
/// that reaches a triangle is at the highest image of its points, and the image of a plane is a sphere, of a
/// line a circle through the origin.
class BallsThroughOrigin {
public:
    /// `min`: how far along the direction a point lies at least that counts.
    BallsThroughOrigin(const Vec3& direction, double min)
        : m_direction(direction)
        , m_min(min) {}

    /// Infinity: none reaches the point.
    double radiusTo(const Vec3& point) const {
        const double along = point.dot(m_direction);
        return along > m_min ? point.squaredNorm() / (2.0 * along) : kNoBall;
    }

    /// Of the smallest ball that reaches a triangle; `normal` of any length.
    double radiusTo(const std::array<Vec3, 3>& corners, const Vec3& normal) const {
        double radius = kNoBall;
        for (std::size_t c = 0; c < 3; ++c) {
            radius = std::min({radius, radiusTo(corners[c]), radiusWithin(corners[c], corners[(c + 1) % 3])});
        }
        return std::min(radius, radiusWithin(corners, normal));
    }

private:
    static constexpr double kNoBall = std::numeric_limits<double>::infinity();

    /// Where it touches the segment between its ends.
    double radiusWithin(const Vec3& a, const Vec3& b) const {
        const double length = (b - a).norm();
        if (!(length > 0.0)) {
            return kNoBall;
        }
        const Vec3 along = (b - a) / length;
        const double before = a.dot(along);
        const Vec3 foot = a - before * along;
        const double apart = foot.norm();
        const double up = apart > 0.0 ? foot.dot(m_direction) / apart : 0.0;
        const double beside = m_direction.dot(along);
        const double height = std::sqrt(up * up + beside * beside);
        if (!(apart > 0.0) || !(height + up > 0.0)) {
            return kNoBall;
        }
        const double t = (apart * beside / (height + up) - before) / length;
        return t > 0.0 && t < 1.0 ? radiusTo(a + t * (b - a)) : kNoBall;
    }

    /// Where it touches the triangle inside.
    double radiusWithin(const std::array<Vec3, 3>& corners, const Vec3& normal) const {
        const double area = normal.norm();
        const double height = area > 0.0 ? corners[0].dot(normal) / area : 0.0;
        if (height == 0.0) {
            return kNoBall;
        }
        const Vec3 away = (height > 0.0 ? normal : Vec3(-normal)) / area;
        const double around = 1.0 + away.dot(m_direction);
        if (!(around > 0.0)) {
            return kNoBall;
        }
        const Vec3 touched = std::abs(height) / around * (away + m_direction);
        for (std::size_t c = 0; c < 3; ++c) {
            const Vec3& from = corners[c];
            if ((corners[(c + 1) % 3] - from).cross(touched - from).dot(normal) < 0.0) {
                return kNoBall;
            }
        }
        return radiusTo(touched);
    }

    const Vec3& m_direction;
    double m_min;
};

/// What triangles below a node of the surface's tree have in common.
struct WallBound {
    Aabb normals;                                             ///< around their unit normals
    Vec3 facing = Vec3::Zero();                               ///< the mean of the normals, unit length
    double begins = -std::numeric_limits<double>::infinity(); ///< where they begin along it
};

/// Of nodes with so many triangles that they face all over, nothing is known.
constexpr std::size_t kFewTriangles = 64;

WallBound boundOf(const SurfaceRays& surface, std::span<const std::uint32_t> triangles) {
    WallBound bound;
    for (const std::uint32_t t : triangles) {
        const Vec3 normal = areaVector(surface.vertices(), surface.triangle(t));
        if (const double length = normal.norm(); length > 0.0) {
            bound.normals.add(normal / length);
            bound.facing += normal;
        }
    }
    bound.facing.normalize(); // zero stays
    bound.begins = std::numeric_limits<double>::infinity();
    for (const std::uint32_t t : triangles) {
        for (const std::uint32_t corner : surface.triangle(t)) {
            bound.begins = std::min(bound.begins, bound.facing.dot(surface.vertices()[corner]));
        }
    }
    return bound;
}

/// One for each node of the surface's tree.
std::vector<WallBound> wallBounds(const SurfaceRays& surface) {
    const BoxTree& tree = surface.tree();
    std::vector<WallBound> bounds(tree.nodeCount());
    parallelFor(bounds.size(), 512, [&](std::size_t begin, std::size_t end) {
        for (std::size_t n = begin; n < end; ++n) {
            if (const auto below = tree.itemsBelow(n); below.size() <= kFewTriangles) {
                bounds[n] = boundOf(surface, below);
            } else {
                bounds[n].normals = {Vec3::Constant(-1.0), Vec3::Constant(1.0)};
            }
        }
    });
    return bounds;
}

class BallFinder {
public:
    BallFinder(const SurfaceRays& surface, const std::vector<WallBound>& bounds, const Vec3& vertex,
               const Vec3& inward, std::uint32_t shell)
        : m_surface(surface)
        , m_bounds(bounds)
        , m_vertex(vertex)
        , m_inward(inward)
        , m_shell(shell)
        , m_balls(inward, kAtVertex * surface.diagonal()) {}

    /// Of the largest ball; 0 without an inside.
    double radius(std::vector<SurfaceCrossing>& crossings) const {
        m_surface.cross(m_vertex, m_inward, crossings);
        const std::optional<double> own = exitOf(crossings, true);
        const std::optional<double> exit = own ? own : exitOf(crossings, false);
        return exit ? radiusToWalls(0.5 * *exit) : 0.0;
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

    struct Ball {
        Vec3 center;
        double radius;
    };
    Ball ballOf(double radius) const { return {m_vertex + radius * m_inward, radius}; }

    /// Of the largest ball up to `radius` that no wall cuts.
    double radiusToWalls(double radius) const {
        Ball ball = ballOf(radius);
        const auto enters = [&](std::uint32_t node, const Aabb& box) {
            const WallBound& bound = m_bounds[node];
            return mayBeWall(bound) &&
                   (ball.center - box.nearest(ball.center)).squaredNorm() < ball.radius * ball.radius &&
                   bound.facing.dot(ball.center) + ball.radius > bound.begins;
        };
        const auto nearTo = [&] { return ball.center; };
        m_surface.tree().forEachNearFirst(enters, nearTo, [&](std::uint32_t t) {
            const Vec3 normal = areaVector(m_surface.vertices(), m_surface.triangle(t));
            const double wall = wallness(t, normal);
            if (wall > 0.0 && reachesPlane(ball, t, normal)) {
                if (const double left = radiusTo(t, normal) / wall; left < ball.radius) {
                    ball = ballOf(left);
                }
            }
        });
        return ball.radius;
    }

    /// Whether any triangle may be one; passes over the smooth surface around the vertex.
    bool mayBeWall(const WallBound& bound) const {
        if (bound.normals.empty()) {
            return false;
        }
        const Vec3 farthest = (m_inward.array() > 0.0).select(bound.normals.max, bound.normals.min);
        return -farthest.dot(m_inward) < kNoWall + kNormalSlack;
    }

    /// 1: a wall of the vertex's own shell; 0: none; between them the ball grows by one over it.
    double wallness(std::uint32_t t, const Vec3& normal) const {
        const double length = normal.norm();
        if (m_surface.shells().ofVertex[m_surface.triangle(t)[0]] != m_shell || !(length > 0.0)) {
            return 0.0;
        }
        return std::clamp((kNoWall + normal.dot(m_inward) / length) / (kNoWall - kWall), 0.0, 1.0);
    }

    /// Whether the ball may cut the triangle; saves the closed form of most.
    bool reachesPlane(const Ball& ball, std::uint32_t t, const Vec3& normal) const {
        const double above = (ball.center - m_surface.vertices()[m_surface.triangle(t)[0]]).dot(normal);
        return above * above <= ball.radius * ball.radius * normal.squaredNorm();
    }

    double radiusTo(std::uint32_t t, const Vec3& normal) const {
        const Triangle& corners = m_surface.triangle(t);
        const auto points = m_surface.vertices();
        return m_balls.radiusTo(
            {points[corners[0]] - m_vertex, points[corners[1]] - m_vertex, points[corners[2]] - m_vertex},
            normal);
    }

    const SurfaceRays& m_surface;
    const std::vector<WallBound>& m_bounds;
    const Vec3& m_vertex;
    const Vec3& m_inward;
    std::uint32_t m_shell;
    BallsThroughOrigin m_balls;
};

} // namespace

InscribedBalls inscribedBalls(const SurfaceRays& surface, std::span<const Triangle> triangles) {
    const auto vertices = surface.vertices();
    InscribedBalls balls{std::vector<Vec3>(vertices.begin(), vertices.end()),
                         std::vector<double>(vertices.size(), 0.0)};
    const std::vector<Vec3> normals = vertexNormals(vertices, triangles);
    const std::vector<WallBound> bounds = wallBounds(surface);
    parallelFor(vertices.size(), 64, [&](std::size_t begin, std::size_t end) {
        std::vector<SurfaceCrossing> crossings;
        for (std::size_t p = begin; p < end; ++p) {
            if (const double length = normals[p].norm(); length > 0.0) {
                const Vec3 inward = -normals[p] / length;
                const BallFinder finder(surface, bounds, vertices[p], inward, surface.shells().ofVertex[p]);
                balls.radii[p] = finder.radius(crossings);
                balls.centers[p] = vertices[p] + balls.radii[p] * inward;
            }
        }
    });
    return balls;
}

} // namespace sinew
