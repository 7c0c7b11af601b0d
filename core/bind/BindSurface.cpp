#include "core/bind/BindSurface.h"

#include "core/bind/SurfaceLayers.h"

#include <utility>

namespace sinew {
namespace {

Mesh polygonsOtherThanQuads(const Mesh& mesh) {
    Mesh rest;
    rest.vertices = mesh.vertices;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        if (mesh.polygon(f).size() != 4) {
            rest.addPolygon(mesh.polygon(f));
        }
    }
    return rest;
}

void addQuads(const Mesh& mesh, std::vector<SharedTriangle>& triangles) {
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const std::span<const std::uint32_t> q = mesh.polygon(f);
        if (q.size() == 4) {
            for (const Triangle& t : {Triangle{q[0], q[1], q[2]}, Triangle{q[0], q[2], q[3]},
                                      Triangle{q[0], q[1], q[3]}, Triangle{q[1], q[2], q[3]}}) {
                triangles.push_back({t, 0.5});
            }
        }
    }
}

} // namespace

BindSurface describeSurface(const Scene& scene, const BindProblem& problem, const Progress& progress) {
    const std::vector<SharedTriangle> triangles = sharedTriangles(scene, problem);
    SurfaceLayers layers = surfaceLayers(problem, triangles, progress);
    return {SurfaceDiffusion(problem.vertices, triangles, progress, layers.links), std::move(layers.lying),
            findFollowers(scene, problem, progress), findAttachedShells(scene, problem)};
}

std::vector<SharedTriangle> sharedTriangles(const Mesh& mesh) {
    std::vector<SharedTriangle> all;
    for (const Triangle& triangle : triangulate(polygonsOtherThanQuads(mesh))) {
        all.push_back({triangle, 1.0});
    }
    addQuads(mesh, all);
    return all;
}

std::vector<SharedTriangle> sharedTriangles(const Scene& scene, const BindProblem& problem) {
    std::vector<SharedTriangle> all;
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        const std::size_t part = problem.parts[n];
        for (SharedTriangle triangle : sharedTriangles(*scene.parts[part].mesh)) {
            if (problem.plan.isExcluded(part, triangle.corners[0])) {
                continue;
            }
            triangle.corners = problem.surface.welded(n, triangle.corners);
            all.push_back(triangle);
        }
    }
    return all;
}

} // namespace sinew
