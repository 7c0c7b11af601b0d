#include "core/geometry/SurfaceRays.h"

#include <algorithm>
#include <tuple>

namespace sinew {
namespace {

constexpr double kSameCrossing = 1e-6; ///< of the diagonal
constexpr double kOnEdge = 1e-9;       ///< barycentric: rounding must not open a crack between triangles

} // namespace

SurfaceRays::SurfaceRays(std::span<const Vec3> vertices, std::span<const Triangle> triangles)
    : m_vertices(vertices)
    , m_triangles(triangles)
    , m_shells(surfaceShells(vertices.size(), triangles))
    , m_tree(triangleBoxes(vertices, triangles))
    , m_diagonal(m_tree.box().diagonal()) {}

/// Moeller and Trumbore 1997: Fast, Minimum Storage Ray/Triangle Intersection.
void SurfaceRays::cross(const Vec3& from, const Vec3& direction,
                        std::vector<SurfaceCrossing>& crossings) const {
    crossings.clear();
    const double same = kSameCrossing * m_diagonal;
    const double reach = (from - m_vertices[m_triangles.front()[0]]).norm() + m_diagonal;
    m_tree.forEachAlong(from, from + reach * direction, [&](std::uint32_t t) {
        const Vec3& corner = m_vertices[m_triangles[t][0]];
        const Vec3 ab = m_vertices[m_triangles[t][1]] - corner;
        const Vec3 ac = m_vertices[m_triangles[t][2]] - corner;
        const Vec3 across = direction.cross(ac);
        const double determinant = ab.dot(across);
        if (determinant == 0.0) {
            return true;
        }
        const Vec3 offset = from - corner;
        const Vec3 turned = offset.cross(ab);
        const double u = offset.dot(across) / determinant;
        const double v = direction.dot(turned) / determinant;
        const double distance = ac.dot(turned) / determinant;
        if (u >= -kOnEdge && v >= -kOnEdge && u + v <= 1.0 + kOnEdge && distance > same) {
            crossings.push_back({distance, determinant < 0.0 ? 1 : -1, m_shells.ofVertex[m_triangles[t][0]]});
        }
        return true;
    });
    std::ranges::sort(crossings, {}, [](const SurfaceCrossing& crossing) {
        return std::tuple(crossing.distance, crossing.leaving, crossing.shell);
    });
    std::size_t kept = 0;
    for (const SurfaceCrossing& crossing : crossings) {
        const bool again =
            std::any_of(crossings.begin(), crossings.begin() + static_cast<std::ptrdiff_t>(kept),
                        [&](const SurfaceCrossing& before) {
                            return crossing.distance - before.distance <= same &&
                                   crossing.leaving == before.leaving && crossing.shell == before.shell;
                        });
        if (!again) {
            crossings[kept++] = crossing;
        }
    }
    crossings.resize(kept);
}

template<typename Says>
bool SurfaceRays::onTwoAxes(const Vec3& point, const Says& says) const {
    std::vector<SurfaceCrossing> crossings;
    int axes = 0;
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        bool both = true;
        for (const double sign : {1.0, -1.0}) {
            cross(point, sign * Vec3::Unit(axis), crossings);
            both = both && says(crossings);
        }
        axes += both ? 1 : 0;
    }
    return axes >= 2;
}

bool SurfaceRays::surrounds(const Vec3& point) const {
    return onTwoAxes(point, [](const std::vector<SurfaceCrossing>& crossings) { return !crossings.empty(); });
}

bool SurfaceRays::encloses(const Vec3& point) const {
    return onTwoAxes(point, [](const std::vector<SurfaceCrossing>& crossings) {
        int leaving = 0;
        for (const SurfaceCrossing& crossing : crossings) {
            leaving += crossing.leaving;
        }
        return leaving > 0;
    });
}

} // namespace sinew
