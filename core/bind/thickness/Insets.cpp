#include "core/base/Parallel.h"
#include "core/bind/thickness/InscribedBalls.h"
#include "core/geometry/BoxTree.h"

namespace sinew {
namespace {

/// In radii of the balls. Chosen on fourteen rigs by several makers: more makes bodies one rigid piece, less
/// tells overlapping parts apart less well.
constexpr double kInsetDepth = 0.5;
constexpr std::size_t kInsetsGrain = 512;

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

std::vector<Vec3> vertexInsets(std::span<const Vec3> vertices, std::span<const Triangle> triangles) {
    const InscribedBalls balls = inscribedBalls(SurfaceRays(vertices, triangles), triangles);
    std::vector<Vec3> insets(vertices.size());
    for (std::size_t p = 0; p < insets.size(); ++p) {
        insets[p] = kInsetDepth * (balls.centers[p] - vertices[p]);
    }
    return insets;
}

std::vector<Vec3> insetsAt(std::span<const Vec3> places, std::span<const Vec3> vertices,
                           std::span<const Triangle> triangles) {
    const std::vector<Vec3> ofVertices = vertexInsets(vertices, triangles);
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
