#include "app/pose/PosedScene.h"

namespace sinew {
namespace {

std::shared_ptr<const Mesh> posedMesh(const Part& part, const std::vector<Transform>& matrices,
                                      Deformer deformer) {
    auto mesh = std::make_shared<Mesh>(*part.mesh);
    mesh->shapes.clear();
    if (part.weights) {
        mesh->points = deformPoints(part.mesh->points, *part.weights, matrices, deformer);
        mesh->normals =
            deformNormals(part.mesh->normals, part.mesh->corners, *part.weights, matrices, deformer);
    }
    return mesh;
}

} // namespace

Scene posedScene(const Scene& scene, const Pose& pose, Deformer deformer) {
    const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, pose);
    Scene posed;
    posed.sourceFile = scene.sourceFile;
    posed.metersPerUnit = scene.metersPerUnit;
    posed.sourceUpAxis = scene.sourceUpAxis;
    posed.materials = scene.materials;
    posed.textures = scene.textures;
    for (const Part& part : scene.parts) {
        posed.parts.push_back({posedMesh(part, matrices, deformer), nullptr, kNone});
    }
    return posed;
}

} // namespace sinew
