#include "core/solve/transfer/TransferSurface.h"

#include "core/bind/BindSurface.h"

#include <algorithm>

namespace sinew {
namespace {

void addTriangles(const Mesh& mesh, std::size_t part, TransferSurface& surface) {
    for (SharedTriangle triangle : sharedTriangles(mesh)) {
        triangle.corners = surface.welded.welded(part, triangle.corners);
        const auto& [a, b, c] = triangle.corners;
        const bool finite = std::ranges::all_of(
            triangle.corners, [&](std::uint32_t corner) { return surface.vertices[corner].allFinite(); });
        if (finite && a != b && b != c && c != a) {
            surface.triangles.push_back(triangle);
        }
    }
}

void addSurfaceNormals(TransferSurface& surface) {
    surface.normals.assign(surface.vertices.size(), Vec3::Zero());
    Aabb box;
    for (const SharedTriangle& triangle : surface.triangles) {
        const Vec3& a = surface.vertices[triangle.corners[0]];
        const Vec3& b = surface.vertices[triangle.corners[1]];
        const Vec3& c = surface.vertices[triangle.corners[2]];
        const Vec3 area = triangle.share * (b - a).cross(c - a);
        for (const std::uint32_t corner : triangle.corners) {
            surface.normals[corner] += area;
            box.add(surface.vertices[corner]);
        }
    }
    surface.diagonal = surface.triangles.empty() ? 0.0 : box.diagonal();
    // Two sides of a sheet in one place cancel out but for rounding.
    const double nothing = 1e-14 * surface.diagonal * surface.diagonal;
    for (Vec3& normal : surface.normals) {
        normal = normal.norm() > nothing ? normal.normalized() : Vec3::Zero();
    }
}

} // namespace

std::vector<Triangle> cornersOf(const TransferSurface& surface) {
    std::vector<Triangle> corners;
    corners.reserve(surface.triangles.size());
    for (const SharedTriangle& triangle : surface.triangles) {
        corners.push_back(triangle.corners);
    }
    return corners;
}

TransferSurface transferSurface(std::span<const Mesh* const> meshes, double scale) {
    TransferSurface surface;
    surface.welded = WeldedSurface(meshes);
    surface.vertices = surface.welded.positions(meshes);
    for (Vec3& vertex : surface.vertices) {
        vertex *= scale;
    }
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        addTriangles(*meshes[part], part, surface);
    }
    addSurfaceNormals(surface);
    return surface;
}

} // namespace sinew
