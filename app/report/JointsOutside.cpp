#include "app/report/JointsOutside.h"

#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/Orientation.h"
#include "core/voxel/voxelize/WindingNumber.h"

namespace sinew {
namespace {

struct Soup {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
};

/// All parts as one soup of welded vertices.
Soup soupOf(const Scene& scene) {
    std::vector<const Mesh*> meshes;
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const WeldedSurface surface(meshes);
    Soup soup{surface.positions(meshes), {}};
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        for (const Triangle& t : triangulate(*meshes[part])) {
            soup.triangles.push_back(surface.welded(part, t));
        }
    }
    return soup;
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
