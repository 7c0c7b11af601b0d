#include "core/solve/heat/HeatSurface.h"

#include "core/bind/BindSurface.h"
#include "core/geometry/CoverSearch.h"

#include <algorithm>

namespace sinew {
namespace {

/// Parts' polygons may face inwards, the problem's triangles do not.
std::vector<Vec3> outwardNormals(const BindProblem& problem, const std::vector<SharedTriangle>& triangles) {
    const std::vector<Vec3>& vertices = problem.vertices;
    std::vector<Vec3> outward(vertices.size(), Vec3::Zero());
    addNormals(vertices, problem.triangles, outward);
    std::vector<Vec3> normals(vertices.size(), Vec3::Zero());
    for (const auto& [t, share] : triangles) {
        const Vec3 area = (vertices[t[1]] - vertices[t[0]]).cross(vertices[t[2]] - vertices[t[0]]);
        const double side = area.dot(outward[t[0]] + outward[t[1]] + outward[t[2]]) < 0.0 ? -share : share;
        const Vec3 normal = side * area.normalized(); // zero stays zero
        for (const std::uint32_t corner : t) {
            normals[corner] += normal;
        }
    }
    for (Vec3& normal : normals) {
        normal.normalize();
    }
    return normals;
}

} // namespace

HeatSurface heatSurface(const Scene& scene, const BindProblem& problem) {
    HeatSurface surface;
    surface.triangles = sharedTriangles(scene, problem);
    std::erase_if(surface.triangles, [&](const SharedTriangle& triangle) {
        const auto& [a, b, c] = triangle.corners;
        return a == b || b == c || c == a;
    });
    std::vector<Triangle> corners(surface.triangles.size());
    std::ranges::transform(surface.triangles, corners.begin(), &SharedTriangle::corners);
    surface.shells = surfaceShells(problem.vertices.size(), corners);
    surface.normals = outwardNormals(problem, surface.triangles);
    return surface;
}

} // namespace sinew
