#include "core/geometry/ClusteredSurface.h"

#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace sinew {
namespace {

constexpr double kUpright = 1e-6; ///< components of a unit normal that count as none

/// What the vertices of a cluster have in common: shell, signs of the normal, cube.
using ClusterKey = std::tuple<std::uint32_t, std::array<int, 3>, std::array<long, 3>>;

/// In the plane of symmetry of a figure 0, so that its halves are alike.
std::array<int, 3> signsOf(const Vec3& normal) {
    const double none = kUpright * normal.norm();
    const auto sign = [none](double component) {
        return std::abs(component) <= none ? 0 : component > 0.0 ? 1 : -1;
    };
    return {sign(normal.x()), sign(normal.y()), sign(normal.z())};
}

/// Ascending, of all vertices that triangles use.
std::vector<std::pair<ClusterKey, std::uint32_t>>
keyedVertices(std::span<const Vec3> vertices, std::span<const Triangle> triangles, double cube) {
    std::vector<Vec3> normals(vertices.size(), Vec3::Zero());
    Aabb box;
    for (const Triangle& triangle : triangles) {
        const Vec3 normal = areaVector(vertices, triangle);
        for (const std::uint32_t corner : triangle) {
            normals[corner] += normal;
            box.add(vertices[corner]);
        }
    }
    const SurfaceShells shells = surfaceShells(vertices.size(), triangles);
    const Vec3 center = box.center();
    const double side = cube * box.diagonal();
    std::vector<std::pair<ClusterKey, std::uint32_t>> keyed;
    keyed.reserve(vertices.size());
    for (std::uint32_t p = 0; p < vertices.size() && side > 0.0; ++p) {
        if (shells.ofVertex[p] != SurfaceShells::kNone) {
            const Vec3 place = (vertices[p] - center) / side;
            keyed.push_back({{shells.ofVertex[p],
                              signsOf(normals[p]),
                              {std::lround(place.x()), std::lround(place.y()), std::lround(place.z())}},
                             p});
        }
    }
    std::ranges::sort(keyed);
    return keyed;
}

} // namespace

ClusteredSurface clusterVertices(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                 double cube) {
    constexpr std::uint32_t kAlone = ~0U;
    ClusteredSurface clustered;
    clustered.ofVertex.assign(vertices.size(), kAlone);
    const auto keyed = keyedVertices(vertices, triangles, cube);
    for (std::size_t begin = 0; begin < keyed.size();) {
        std::size_t end = begin;
        Vec3 sum = Vec3::Zero();
        for (; end < keyed.size() && keyed[end].first == keyed[begin].first; ++end) {
            sum += vertices[keyed[end].second];
            clustered.ofVertex[keyed[end].second] = static_cast<std::uint32_t>(clustered.vertices.size());
        }
        clustered.vertices.push_back(sum / static_cast<double>(end - begin));
        begin = end;
    }
    for (std::uint32_t p = 0; p < vertices.size(); ++p) {
        if (clustered.ofVertex[p] == kAlone) {
            clustered.ofVertex[p] = static_cast<std::uint32_t>(clustered.vertices.size());
            clustered.vertices.push_back(vertices[p]);
        }
    }
    for (const Triangle& triangle : triangles) {
        const Triangle mapped{clustered.ofVertex[triangle[0]], clustered.ofVertex[triangle[1]],
                              clustered.ofVertex[triangle[2]]};
        if (mapped[0] != mapped[1] && mapped[1] != mapped[2] && mapped[2] != mapped[0]) {
            clustered.triangles.push_back(mapped);
        }
    }
    return clustered;
}

} // namespace sinew
