#include "tests/support/SurfacePatch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <unordered_set>

namespace sinew::test {
namespace {

constexpr double kSamePlace = 1e-9; // of the patch's edges and distance

using Corners = std::array<Vec3, 3>;

Vec3 pointOf(const Corners& corners, const Vec3& barycentric) {
    return barycentric[0] * corners[0] + barycentric[1] * corners[1] + barycentric[2] * corners[2];
}

/// Barycentric coordinates of the point of an edge, from corner c to the next, nearest to a point.
Vec3 nearestOnEdge(const Corners& corners, std::size_t c, const Vec3& point) {
    const std::size_t next = (c + 1) % 3;
    const Vec3 edge = corners[next] - corners[c];
    const double square = edge.squaredNorm();
    const double fraction =
        square > 0.0 ? std::clamp((point - corners[c]).dot(edge) / square, 0.0, 1.0) : 0.0;
    Vec3 barycentric = Vec3::Zero();
    barycentric[static_cast<Eigen::Index>(c)] = 1.0 - fraction;
    barycentric[static_cast<Eigen::Index>(next)] = fraction;
    return barycentric;
}

/// Barycentric coordinates of the point of a triangle nearest to a point.
Vec3 nearestBarycentric(const Corners& corners, const Vec3& point) {
    const Vec3 normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
    if (const double square = normal.squaredNorm(); square > 0.0) {
        Vec3 barycentric;
        for (std::size_t c = 0; c < 3; ++c) {
            const Vec3& a = corners[(c + 1) % 3];
            const Vec3& b = corners[(c + 2) % 3];
            barycentric[static_cast<Eigen::Index>(c)] = (b - a).cross(point - a).dot(normal) / square;
        }
        if ((barycentric.array() >= 0.0).all()) {
            return barycentric / barycentric.sum();
        }
    }
    Vec3 best = Vec3::UnitX();
    double min = std::numeric_limits<double>::infinity();
    for (std::size_t c = 0; c < 3; ++c) {
        const Vec3 barycentric = nearestOnEdge(corners, c, point);
        if (const double square = (pointOf(corners, barycentric) - point).squaredNorm(); square < min) {
            min = square;
            best = barycentric;
        }
    }
    return best;
}

/// The angle a triangle has around a point of its own: all around inside, half on an edge.
double angleAt(const Corners& corners, const Vec3& barycentric) {
    const auto zeros = static_cast<int>((barycentric.array() <= kSamePlace).count());
    if (zeros < 2) {
        return zeros == 0 ? 2.0 * std::numbers::pi : std::numbers::pi;
    }
    Eigen::Index largest = 0;
    barycentric.maxCoeff(&largest);
    const auto c = static_cast<std::size_t>(largest);
    const Vec3 a = corners[(c + 1) % 3] - corners[c];
    const Vec3 b = corners[(c + 2) % 3] - corners[c];
    return std::atan2(a.cross(b).norm(), a.dot(b));
}

} // namespace

SignedPoint nearestOnPatch(const Vec3& point, std::span<const std::uint32_t> patch,
                           std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                           std::span<const double> longest) {
    const auto cornersOf = [&](std::uint32_t t) {
        return Corners{vertices[triangles[t][0]], vertices[triangles[t][1]], vertices[triangles[t][2]]};
    };
    SignedPoint nearest;
    nearest.distance = std::numeric_limits<double>::infinity();
    Vec3 position = Vec3::Zero();
    Vec3 normal = Vec3::Zero();
    for (const std::uint32_t t : patch) {
        const double slack = kSamePlace * longest[t];
        if ((vertices[triangles[t][0]] - point).norm() - longest[t] > nearest.distance + slack) {
            continue;
        }
        const Corners corners = cornersOf(t);
        const Vec3 barycentric = nearestBarycentric(corners, point);
        const Vec3 here = pointOf(corners, barycentric);
        const double distance = (here - point).norm();
        const Vec3 area = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
        const bool same = (here - position).norm() <= 4.0 * (slack + kSamePlace * distance);
        if (distance < nearest.distance && !(same && nearest.distance < std::numeric_limits<double>::max())) {
            nearest = {t, barycentric, distance, 0.0};
            position = here;
            normal = Vec3::Zero();
        } else if (!same) {
            continue;
        }
        if (const double size = area.norm(); size > 0.0) {
            normal += angleAt(corners, barycentric) / size * area;
        }
    }
    if (nearest.distance > 0.0 && normal.norm() > 0.0) {
        nearest.outward = (point - position).dot(normal) / (nearest.distance * normal.norm());
    }
    return nearest;
}

std::vector<double> longestEdges(std::span<const Vec3> vertices, std::span<const Triangle> triangles) {
    std::vector<double> longest;
    longest.reserve(triangles.size());
    for (const Triangle& t : triangles) {
        longest.push_back(std::sqrt(std::max({(vertices[t[0]] - vertices[t[1]]).squaredNorm(),
                                              (vertices[t[1]] - vertices[t[2]]).squaredNorm(),
                                              (vertices[t[2]] - vertices[t[0]]).squaredNorm()})));
    }
    return longest;
}

SurfacePatches::SurfacePatches(std::span<const Vec3> vertices, std::span<const Triangle> triangles)
    : m_vertices(vertices)
    , m_triangles(triangles)
    , m_offsets(vertices.size() + 1, 0)
    , m_around(3 * triangles.size()) {
    for (const Triangle& t : triangles) {
        for (const std::uint32_t corner : t) {
            ++m_offsets[corner + 1];
        }
    }
    std::partial_sum(m_offsets.begin(), m_offsets.end(), m_offsets.begin());
    std::vector<std::uint32_t> next(m_offsets.begin(), m_offsets.end() - 1);
    for (std::uint32_t t = 0; t < triangles.size(); ++t) {
        for (const std::uint32_t corner : triangles[t]) {
            m_around[next[corner]++] = t;
        }
    }
}

std::vector<std::uint32_t> SurfacePatches::around(std::uint32_t triangle, double radius) const {
    const Triangle& middle = m_triangles[triangle];
    const Vec3 center = (m_vertices[middle[0]] + m_vertices[middle[1]] + m_vertices[middle[2]]) / 3.0;
    const auto isNear = [&](std::uint32_t t) {
        return std::ranges::any_of(m_triangles[t], [&](std::uint32_t corner) {
            return (m_vertices[corner] - center).norm() <= radius;
        });
    };
    std::vector<std::uint32_t> patch{triangle};
    std::unordered_set<std::uint32_t> seen{triangle};
    std::size_t ringEnd = 1;
    for (std::size_t k = 0, ring = 1; k < patch.size(); ++k) {
        if (k == ringEnd) {
            ++ring;
            ringEnd = patch.size();
        }
        for (const std::uint32_t corner : m_triangles[patch[k]]) {
            for (std::uint32_t i = m_offsets[corner]; i < m_offsets[corner + 1]; ++i) {
                const std::uint32_t t = m_around[i];
                if ((ring <= 2 || isNear(t)) && seen.insert(t).second) {
                    patch.push_back(t);
                }
            }
        }
    }
    return patch;
}

} // namespace sinew::test
