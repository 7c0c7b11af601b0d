#include "core/geometry/ClusteredSurface.h"

#include "core/geometry/EdgeTable.h"
#include "core/geometry/VertexNormals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace sinew {
namespace {

constexpr double kUpright = 1e-3; ///< components of a unit normal that count as none: files round vertices

/// What the vertices of a cluster have in common: shell, signs of the normal, cube.
using ClusterKey = std::tuple<std::uint32_t, std::array<int, 3>, std::array<long, 3>>;
using KeyedVertices = std::vector<std::pair<ClusterKey, std::uint32_t>>;

/// In the plane of symmetry of a figure 0, so that its halves are alike.
std::array<int, 3> signsOf(const Vec3& normal) {
    const double none = kUpright * normal.norm();
    const auto sign = [none](double component) {
        return std::abs(component) <= none ? 0 : component > 0.0 ? 1 : -1;
    };
    return {sign(normal.x()), sign(normal.y()), sign(normal.z())};
}

/// Ascending. Vertices of no triangle have a shell of their own.
KeyedVertices keyedVertices(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                            double cube) {
    Aabb box;
    for (const Triangle& triangle : triangles) {
        for (const std::uint32_t corner : triangle) {
            box.add(vertices[corner]);
        }
    }
    const Vec3 center = box.empty() ? Vec3(Vec3::Zero()) : box.center();
    const std::vector<Vec3> normals = vertexNormals(vertices, triangles);
    const SurfaceShells shells = surfaceShells(vertices.size(), triangles);
    KeyedVertices keyed;
    keyed.reserve(vertices.size());
    std::uint32_t alone = shells.count;
    for (std::uint32_t p = 0; p < vertices.size(); ++p) {
        if (shells.ofVertex[p] == SurfaceShells::kNone) {
            keyed.push_back({{alone++, {}, {}}, p});
            continue;
        }
        const Vec3 place = (vertices[p] - center) / cube;
        keyed.push_back({{shells.ofVertex[p],
                          signsOf(normals[p]),
                          {std::lround(place.x()), std::lround(place.y()), std::lround(place.z())}},
                         p});
    }
    std::ranges::sort(keyed);
    return keyed;
}

} // namespace

ClusteredSurface clusterVertices(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                 double cube) {
    ClusteredSurface clustered;
    std::vector<std::uint32_t> clusterOf(vertices.size());
    const KeyedVertices keyed = keyedVertices(vertices, triangles, cube);
    for (std::size_t begin = 0; begin < keyed.size();) {
        std::size_t end = begin;
        Vec3 sum = Vec3::Zero();
        for (; end < keyed.size() && keyed[end].first == keyed[begin].first; ++end) {
            sum += vertices[keyed[end].second];
            clusterOf[keyed[end].second] = static_cast<std::uint32_t>(clustered.vertices.size());
            clustered.members.numbers.push_back(keyed[end].second);
        }
        clustered.vertices.push_back(sum / static_cast<double>(end - begin));
        clustered.members.offsets.push_back(static_cast<std::uint32_t>(end));
        begin = end;
    }
    for (const Triangle& triangle : triangles) {
        const Triangle mapped{clusterOf[triangle[0]], clusterOf[triangle[1]], clusterOf[triangle[2]]};
        if (!hasRepeatedVertex(mapped)) {
            clustered.triangles.push_back(mapped);
        }
    }
    return clustered;
}

} // namespace sinew
