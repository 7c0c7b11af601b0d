#include "tests/support/Figures.h"

#include "tests/support/Shapes.h"

namespace sinew::test {
namespace {

Scene ofMesh(Mesh mesh) {
    Scene result;
    result.sourceFile = "figure.obj";
    result.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
    return result;
}

} // namespace

Scene tPoseFigure() {
    Mesh mesh = capsule(Vec3(0.0, 0.95, 0.0), Vec3(0.0, 1.35, 0.0), 0.15, 24, 8);
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 1.4, 0.0), Vec3(0.0, 1.6, 0.0), 0.05, 16, 6));
    mesh = joined(std::move(mesh), sphere(Vec3(0.0, 1.68, 0.0), 0.12, 16));
    for (const double side : {1.0, -1.0}) {
        mesh = joined(std::move(mesh),
                      capsule(Vec3(side * 0.1, 0.9, 0.0), Vec3(side * 0.1, 0.1, 0.0), 0.065, 16, 12));
        mesh = joined(std::move(mesh),
                      capsule(Vec3(side * 0.08, 1.38, 0.0), Vec3(side * 0.82, 1.38, 0.0), 0.045, 16, 12));
        mesh = joined(std::move(mesh),
                      box(Vec3(side * 0.1 - 0.05, 0.0, -0.06), Vec3(side * 0.1 + 0.05, 0.08, 0.18)));
    }
    return ofMesh(std::move(mesh));
}

Scene fourLegs() {
    Mesh mesh = capsule(Vec3(0.0, 0.7, -0.4), Vec3(0.0, 0.7, 0.4), 0.16, 24, 10);
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.75, 0.4), Vec3(0.0, 0.9, 0.7), 0.09, 16, 6));
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.9, 0.68), Vec3(0.0, 0.88, 0.9), 0.1, 16, 6));
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.72, -0.5), Vec3(0.0, 0.4, -1.0), 0.04, 12, 8));
    for (const double side : {1.0, -1.0}) {
        for (const double along : {-0.38, 0.38}) {
            mesh = joined(std::move(mesh), capsule(Vec3(side * 0.1, 0.65, along),
                                                   Vec3(side * 0.1, 0.05, along), 0.05, 12, 10));
        }
    }
    return ofMesh(std::move(mesh));
}

Scene placed(Scene scene, const Transform& transform) {
    for (Part& part : scene.parts) {
        part.mesh = std::make_shared<const Mesh>(transformed(*part.mesh, transform));
    }
    return scene;
}

} // namespace sinew::test
