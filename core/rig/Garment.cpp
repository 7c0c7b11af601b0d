#include "core/rig/Garment.h"

#include "core/geometry/NearestSurface.h"
#include "core/geometry/WeldedSurface.h"
#include "core/rig/CutLines.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kFarthest = 0.05;  ///< from the shell, of the scene's size
constexpr double kSameCloth = 0.1;  ///< layers closer together than this share of the radius are one cloth
constexpr double kNoVolume = 1e-14; ///< of a ray and a triangle, in units of their sizes: they are parallel
constexpr double kOnBorder = 1e-9;  ///< of a triangle's sides: rays along its border cross it

struct SceneSurface {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
};

SceneSurface surfaceOf(const Scene& scene) {
    std::vector<const Mesh*> meshes;
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const WeldedSurface welded(meshes);
    SceneSurface surface{welded.positions(meshes), {}};
    for (std::size_t p = 0; p < meshes.size(); ++p) {
        for (const Triangle& each : triangulate(*meshes[p])) {
            const Triangle triangle = welded.welded(p, each);
            const bool finite = std::ranges::all_of(
                triangle, [&](std::uint32_t vertex) { return surface.vertices[vertex].allFinite(); });
            if (finite) {
                surface.triangles.push_back(triangle);
            }
        }
    }
    return surface;
}

/// The shell that most of the places are nearest to, if they are near; kNone.
std::uint32_t shellUnder(const SceneSurface& surface, const SurfaceShells& shells,
                         std::span<const Vec3> stroke) {
    const NearestSurface nearest(surface.vertices, surface.triangles);
    Aabb box;
    for (const Triangle& triangle : surface.triangles) {
        for (const std::uint32_t vertex : triangle) {
            box.add(surface.vertices[vertex]);
        }
    }
    std::vector<std::size_t> votes(shells.count, 0);
    std::size_t missed = 0;
    for (const Vec3& place : stroke) {
        const NearestSurface::Hit hit = nearest.nearest(place).front();
        if (hit.distance > kFarthest * box.diagonal()) {
            ++missed;
        } else {
            ++votes[shells.ofVertex[surface.triangles[hit.triangle][0]]];
        }
    }
    const auto most = std::ranges::max_element(votes);
    return most == votes.end() || *most <= missed ? SurfaceShells::kNone
                                                  : static_cast<std::uint32_t>(most - votes.begin());
}

/// Where along a ray it crosses a triangle (Möller and Trumbore, Fast Minimum Storage Ray-Triangle
/// Intersection, 1997).
std::optional<double> crossingOf(const Vec3& from, const Vec3& direction, const Vec3& a, const Vec3& b,
                                 const Vec3& c) {
    const Vec3 ab = b - a;
    const Vec3 ac = c - a;
    const Vec3 side = direction.cross(ac);
    const double volume = ab.dot(side);
    if (std::abs(volume) <= kNoVolume * ab.norm() * ac.norm()) {
        return std::nullopt;
    }
    const Vec3 way = from - a;
    const Vec3 turned = way.cross(ab);
    const double u = way.dot(side) / volume;
    const double v = direction.dot(turned) / volume;
    if (u < -kOnBorder || v < -kOnBorder || u + v > 1.0 + kOnBorder) {
        return std::nullopt;
    }
    return ac.dot(turned) / volume;
}

} // namespace

Garment::Garment(std::vector<Vec3> vertices, std::vector<Triangle> triangles)
    : m_vertices(std::move(vertices))
    , m_triangles(std::move(triangles)) {
    Aabb all;
    std::vector<Aabb> boxes(m_triangles.size());
    for (std::size_t t = 0; t < m_triangles.size(); ++t) {
        for (const std::uint32_t vertex : m_triangles[t]) {
            boxes[t].add(m_vertices[vertex]);
            all.add(m_vertices[vertex]);
        }
    }
    m_size = all.diagonal();
    m_tree = std::make_shared<const BoxTree>(std::move(boxes));
}

Expected<Garment> Garment::under(const Scene& scene, std::span<const Vec3> stroke) {
    SceneSurface surface = surfaceOf(scene);
    if (surface.triangles.empty()) {
        return fail(ErrorCode::RigStrokeMissed);
    }
    const SurfaceShells shells = surfaceShells(surface.vertices.size(), surface.triangles);
    const std::uint32_t shell = shellUnder(surface, shells, stroke);
    if (shell == SurfaceShells::kNone) {
        return fail(ErrorCode::RigStrokeMissed);
    }
    std::erase_if(surface.triangles,
                  [&](const Triangle& triangle) { return shells.ofVertex[triangle[0]] != shell; });
    return Garment(std::move(surface.vertices), std::move(surface.triangles));
}

std::optional<double> Garment::crossing(const Vec3& from, const Vec3& direction, double expected) const {
    std::vector<double> crossings;
    m_tree->forEachAlong(from, from + 2.0 * m_size * direction, [&](std::uint32_t t) {
        const auto& [a, b, c] = m_triangles[t];
        const auto at = crossingOf(from, direction, m_vertices[a], m_vertices[b], m_vertices[c]);
        if (at && *at >= 0.0) {
            crossings.push_back(*at);
        }
        return true;
    });
    const auto away = [&](double at) { return std::abs(at - expected); };
    const auto nearest = std::ranges::min_element(crossings, {}, away);
    if (nearest == crossings.end()) {
        return std::nullopt;
    }
    const double first = *nearest;
    double second = first;
    for (const double at : crossings) {
        const double apart = std::abs(at - first);
        if (apart < kSameCloth * expected && apart > std::abs(second - first)) {
            second = at;
        }
    }
    return 0.5 * (first + second);
}

Vec3 Garment::middleAt(const Vec3& at, const Vec3& normal) const {
    Aabb box;
    for (const CutLine& line : cutLines(m_vertices, m_triangles, at, normal)) {
        for (const Vec3& place : line.places) {
            box.add(place);
        }
    }
    return box.empty() ? at : box.center();
}

std::vector<Vec3> Garment::section(const Vec3& at, const Vec3& normal, const Vec3& across) const {
    const std::vector<CutLine> lines = cutLines(m_vertices, m_triangles, at, normal);
    const auto nearest =
        std::ranges::min_element(lines, {}, [&](const CutLine& line) { return distanceTo(line.places, at); });
    if (nearest == lines.end()) {
        return {};
    }
    return nearest->closed ? halfOf(nearest->places, at, across) : nearest->places;
}

Vec3 Garment::normalNear(const Vec3& at) const {
    const NearestSurface nearest(m_vertices, m_triangles);
    const auto& [a, b, c] = m_triangles[nearest.nearest(at).front().triangle];
    return (m_vertices[b] - m_vertices[a]).cross(m_vertices[c] - m_vertices[a]).stableNormalized();
}

} // namespace sinew
