#pragma once

#include "core/geometry/subdivide/SubdividedMesh.h"
#include "tests/support/Shapes.h"

#include <limits>

namespace sinew::test {

inline constexpr auto kQuads = SubdivisionScheme::CatmullClark;
inline constexpr auto kTriangles = SubdivisionScheme::Loop;

inline SubdividedMesh made(const Mesh& mesh, SubdivisionScheme scheme, int levels) {
    Progress progress;
    return *subdivided(mesh, scheme, levels, progress);
}

/// The unit cube about the origin, by quads or by triangles.
inline Mesh cube() {
    return box(Vec3::Constant(-1.0), Vec3::Constant(1.0));
}

inline Mesh trianglesOf(const Mesh& mesh) {
    Mesh cut;
    cut.vertices = mesh.vertices;
    for (const Triangle& triangle : triangulate(mesh)) {
        cut.addPolygon(triangle);
    }
    return cut;
}

/// A flat square of two by two quads, 9 vertices from (0, 0) to (2, 2) row by row.
inline Mesh grid() {
    Mesh mesh;
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
            mesh.vertices.emplace_back(x, y, 0.0);
        }
    }
    for (std::uint32_t y = 0; y < 2; ++y) {
        for (std::uint32_t x = 0; x < 2; ++x) {
            const std::uint32_t v = 3 * y + x;
            mesh.addPolygon(std::array<std::uint32_t, 4>{v, v + 1, v + 4, v + 3});
        }
    }
    return mesh;
}

inline Mesh withCreases(Mesh mesh, const Creases& creases) {
    mesh.subdivision = std::make_shared<const Subdivision>(Subdivision{{true, 2, kQuads}, 2, creases});
    return mesh;
}

inline double distanceTo(const std::vector<Vec3>& vertices, const Vec3& place) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const Vec3& vertex : vertices) {
        nearest = std::min(nearest, (vertex - place).norm());
    }
    return nearest;
}

} // namespace sinew::test
