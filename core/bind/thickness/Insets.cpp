#include "core/base/Parallel.h"
#include "core/bind/thickness/InscribedBalls.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/ClusteredSurface.h"
#include "core/geometry/EdgeTable.h"

#include <algorithm>

namespace sinew {
namespace {

/// In radii of the balls. Chosen on fourteen rigs by several makers: more makes bodies one rigid piece, less
/// tells overlapping parts apart less well.
constexpr double kInsetDepth = 0.5;
/// In cubes: more than the diagonal of one, so that a vertex is always within reach of its own cluster.
constexpr double kBlendReach = 2.0;
constexpr std::size_t kInsetsGrain = 512;

/// A value for each vertex from those of its cluster and the clusters next to it, by nearness: no steps
/// between clusters. A vertex that reaches no other cluster keeps its own value.
std::vector<Vec3> blended(std::span<const Vec3> vertices, const ClusteredSurface& coarse,
                          std::span<const Vec3> ofClusters, double reach) {
    std::vector<Vec3> sums(vertices.size(), Vec3::Zero());
    std::vector<double> counts(vertices.size(), 0.0);
    const auto spread = [&](std::uint32_t from, std::uint32_t to) {
        for (const std::uint32_t p : coarse.members[to]) {
            const double apart = (vertices[p] - coarse.vertices[from]).norm();
            const double near = std::max(0.0, 1.0 - apart / reach);
            sums[p] += near * ofClusters[from];
            counts[p] += near;
        }
    };
    for (std::uint32_t c = 0; c < coarse.vertices.size(); ++c) {
        spread(c, c);
    }
    forEachEdge(edgeUses(coarse.vertices.size(), coarse.triangles), [&](std::span<const EdgeUse> uses) {
        spread(uses[0].low, uses[0].high);
        spread(uses[0].high, uses[0].low);
    });
    for (std::size_t p = 0; p < sums.size(); ++p) {
        sums[p] /= counts[p];
    }
    return sums;
}

Vec3 insetAt(const Vec3& place, std::span<const Vec3> vertices, std::span<const Triangle> triangles,
             const NearestSurface& surface, std::span<const Vec3> ofVertices) {
    Vec3 inset = Vec3::Zero();
    for (const NearestSurface::Hit& hit : surface.nearest(place)) {
        for (Eigen::Index c = 0; c < 3; ++c) {
            const std::uint32_t corner = triangles[hit.triangle][static_cast<std::size_t>(c)];
            if (vertices[corner] == place) {
                return ofVertices[corner];
            }
            inset += hit.weight * hit.barycentric[c] * ofVertices[corner];
        }
    }
    return inset;
}

} // namespace

std::vector<Vec3> vertexInsets(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                               double cube) {
    const ClusteredSurface coarse = clusterVertices(vertices, triangles, cube);
    const InscribedBalls balls =
        inscribedBalls(SurfaceRays(coarse.vertices, coarse.triangles), coarse.triangles);
    std::vector<Vec3> insets(coarse.vertices.size());
    for (std::size_t c = 0; c < insets.size(); ++c) {
        insets[c] = kInsetDepth * (balls.centers[c] - coarse.vertices[c]);
    }
    return blended(vertices, coarse, insets, kBlendReach * cube);
}

std::vector<Vec3> insetsAt(std::span<const Vec3> places, std::span<const Vec3> vertices,
                           std::span<const Triangle> triangles, double cube) {
    const std::vector<Vec3> ofVertices = vertexInsets(vertices, triangles, cube);
    const NearestSurface surface(vertices, triangles);
    std::vector<Vec3> insets(places.size());
    parallelFor(insets.size(), kInsetsGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            insets[p] = insetAt(places[p], vertices, triangles, surface, ofVertices);
        }
    });
    return insets;
}

} // namespace sinew
