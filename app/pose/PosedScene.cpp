#include "app/pose/PosedScene.h"

#include "app/document/ImplicitFrame.h"
#include "app/jobs/CenterFinder.h"
#include "core/base/Try.h"

#include <algorithm>
#include <iterator>

namespace sinew {
namespace {

PartWeights weightsOf(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    return weights;
}

/// The scene has to outlive it.
DirectSkinning directSkinning(const Scene& scene, const Pose& pose, const DeformSettings& settings) {
    DirectSkinning form;
    form.scene = std::shared_ptr<const Scene>(std::shared_ptr<const void>(), &scene);
    form.weights = std::make_shared<const PartWeights>(weightsOf(scene));
    form.matrices = skinningMatrices(scene.skeleton, pose);
    form.settings = settings;
    return form;
}

/// Vertices and normals of a part in the pose.
struct PosedPart {
    std::vector<Vec3> vertices;
    std::vector<Vec3f> normals;
};

PosedPart closedPart(const DirectSkinning& form, std::size_t part) {
    return {form.vertices(part), form.normals(part)};
}

/// All but the vertices of weighted parts as it was.
template<typename MovedPart>
Scene movedScene(const Scene& scene, const MovedPart& movedPart) {
    Scene posed;
    posed.sourceFile = scene.sourceFile;
    posed.metersPerUnit = scene.metersPerUnit;
    posed.sourceUpAxis = scene.sourceUpAxis;
    posed.materials = scene.materials;
    posed.textures = scene.textures;
    posed.names.scene = scene.names.scene;
    const auto hangs = [](const auto& viewpoint) { return viewpoint.place.joint != kNone; };
    std::ranges::remove_copy_if(scene.cameras, std::back_inserter(posed.cameras), hangs);
    std::ranges::remove_copy_if(scene.lights, std::back_inserter(posed.lights), hangs);
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        auto mesh = std::make_shared<Mesh>(*scene.parts[part].mesh);
        mesh->morphTargets.clear();
        if (scene.parts[part].weights) {
            PosedPart moved = movedPart(part);
            mesh->vertices = std::move(moved.vertices);
            if (!mesh->normals.empty()) { // what had none gets none
                mesh->normals = std::move(moved.normals);
            }
        }
        posed.parts.push_back({std::move(mesh), nullptr, kNone, scene.parts[part].geometryName});
    }
    return posed;
}

Expected<PosedScene> implicitScene(const DirectSkinning& form, Progress& progress) {
    SINEW_TRY(ImplicitSkin fitted, implicitSkinOf(*form.scene, *form.weights, progress));
    progress.report(Stage::Deform, 0.0);
    PosedScene posed;
    posed.skin = std::make_shared<const ImplicitSkin>(std::move(fitted));
    ImplicitPoser poser(posed.skin);
    const ImplicitFrame frame = implicitFrame(form, poser);
    for (const std::vector<VertexState>& states : frame.pose->states) {
        posed.contacts += static_cast<std::size_t>(std::ranges::count(states, VertexState::Contact));
        posed.notReached += static_cast<std::size_t>(std::ranges::count(states, VertexState::NotReached));
    }
    posed.scene = movedScene(*form.scene, [&](std::size_t part) {
        return PosedPart{frame.pose->vertices[part], frame.normals[part]};
    });
    return posed;
}

Expected<PosedScene> closedScene(DirectSkinning form, Progress& progress) {
    if (form.settings.deformer == Deformer::CentersOfRotation) {
        SINEW_TRY(PartCenters centers, centersOf(*form.scene, *form.weights, progress));
        form.centers = std::make_shared<const PartCenters>(std::move(centers));
    }
    progress.report(Stage::Deform, 0.0);
    PosedScene posed;
    posed.scene = movedScene(*form.scene, [&](std::size_t part) { return closedPart(form, part); });
    return posed;
}

} // namespace

Expected<PosedScene> posedScene(const Scene& scene, const Pose& pose, const DeformSettings& settings,
                                Progress& progress) {
    const DirectSkinning form = directSkinning(scene, pose, settings);
    Expected<PosedScene> posed =
        settings.implicit ? implicitScene(form, progress) : closedScene(form, progress);
    return progress.canceled() ? Expected<PosedScene>(fail(ErrorCode::Canceled)) : std::move(posed);
}

Scene posedScene(const Scene& scene, const Pose& pose) {
    const DirectSkinning form = directSkinning(scene, pose, {});
    return movedScene(scene, [&](std::size_t part) { return closedPart(form, part); });
}

} // namespace sinew
