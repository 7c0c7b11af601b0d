#include "app/report/JointsOutside.h"

#include "core/geometry/Weld.h"
#include "core/geometry/repair/Orientation.h"
#include "core/voxel/voxelize/WindingNumber.h"

namespace sinew {
namespace {

/// Two vertices nearer than this share of the diagonal are one.
constexpr double kSamePosition = 1e-6;

struct Soup {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
};

/// All parts as one soup of welded vertices.
Soup soupOf(const Scene& scene) {
    Soup all;
    for (const Part& part : scene.parts) {
        const auto first = static_cast<std::uint32_t>(all.vertices.size());
        all.vertices.insert(all.vertices.end(), part.mesh->vertices.begin(), part.mesh->vertices.end());
        for (const Triangle& t : triangulate(*part.mesh)) {
            all.triangles.push_back({t[0] + first, t[1] + first, t[2] + first});
        }
    }
    const WeldMap weld = weldVertices(all.vertices, kSamePosition * bounds(scene).diagonal());
    Soup welded;
    for (const std::uint32_t vertex : weld.firstVertex) {
        welded.vertices.push_back(all.vertices[vertex]);
    }
    for (const Triangle& t : all.triangles) {
        welded.triangles.push_back(
            {weld.groupOfVertex[t[0]], weld.groupOfVertex[t[1]], weld.groupOfVertex[t[2]]});
    }
    return welded;
}

void turnOutward(Soup& soup) {
    const OrientationFix fix = orientOutward(soup.vertices, soup.triangles);
    for (std::size_t t = 0; t < soup.triangles.size(); ++t) {
        if (fix.flipTriangle[t]) {
            std::swap(soup.triangles[t][1], soup.triangles[t][2]);
        }
    }
}

} // namespace

std::vector<std::size_t> jointsOutside(const Scene& scene) {
    Soup soup = soupOf(scene);
    turnOutward(soup);
    const WindingNumber winding(soup.vertices, soup.triangles);
    std::vector<std::size_t> outside;
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        if (!(winding.at(scene.skeleton.position(j)) > 0.5)) {
            outside.push_back(j);
        }
    }
    return outside;
}

} // namespace sinew
