#include "app/render/Shot.h"

#include "app/document/edits/VisibilityEdits.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// How far off the eye of a picture without perspective stands, in diagonals of the scene.
constexpr double kLongLens = 100.0;

/// What a mesh has for each corner, of these corners alone.
template<typename Item>
void keepCorners(std::vector<Item>& items, const std::vector<std::uint32_t>& kept) {
    std::vector<Item> left;
    for (const std::uint32_t corner : kept) {
        if (corner < items.size()) { // else the mesh has nothing of the kind
            left.push_back(items[corner]);
        }
    }
    items = std::move(left);
}

/// Takes the hidden polygons out of a mesh; its vertices stay.
void dropFaces(Mesh& mesh, const HiddenFaces& hidden, std::size_t part) {
    std::vector<std::uint32_t> kept;
    std::vector<std::uint32_t> offsets{0};
    std::vector<std::int32_t> materials;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        if (hidden.has(part, f)) {
            continue;
        }
        for (std::uint32_t corner = mesh.polygonOffsets[f]; corner < mesh.polygonOffsets[f + 1]; ++corner) {
            kept.push_back(corner);
        }
        offsets.push_back(static_cast<std::uint32_t>(kept.size()));
        if (!mesh.materials.empty()) {
            materials.push_back(mesh.materials[f]);
        }
    }
    mesh.polygonOffsets = std::move(offsets);
    mesh.materials = std::move(materials);
    keepCorners(mesh.corners, kept);
    keepCorners(mesh.normals, kept);
    for (UvSet& set : mesh.uvSets) {
        keepCorners(set.values, kept);
    }
    for (ColorSet& set : mesh.colorSets) {
        keepCorners(set.values, kept);
    }
}

Part posedPart(PosedMesh& posed, const Scene& scene, std::size_t part, const HiddenFaces* hidden) {
    Part shown = scene.parts[part];
    auto mesh = std::make_shared<Mesh>(*shown.mesh);
    mesh->morphTargets.clear();
    mesh->vertices = posed.vertices(part);
    mesh->normals = posed.normals(part);
    if (hidden != nullptr) {
        dropFaces(*mesh, *hidden, part);
    }
    shown.mesh = std::move(mesh);
    const std::shared_ptr<const PartWeights>& weights = posed.shownWeights();
    shown.weights = weights && part < weights->size() ? (*weights)[part] : nullptr;
    return shown;
}

/// As if it had been bound where its joints stand now.
Skeleton posedSkeleton(PosedMesh& posed, Skeleton skeleton) {
    const std::vector<Transform>& joints = posed.joints();
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        Joint& joint = skeleton.joints[j];
        if (joint.tail) {
            joint.tail = joints[j] * joint.modelFromJointBind.inverse() * *joint.tail;
        }
        joint.modelFromJointBind = joints[j];
    }
    return skeleton;
}

PictureSettings lookOf(const DocumentState& state, const ViewSettings& view) {
    PictureSettings look;
    look.skeleton = view.layer(Overlay::Skeleton).visible;
    if (view.layer(Overlay::JointColors).visible) {
        look.color = PictureSettings::Color::Weights;
    } else if (view.layer(Overlay::Weights).visible && state.selection.joint != kNone) {
        look.color = PictureSettings::Color::Joint;
        look.joint = state.selection.joint;
    }
    return look;
}

} // namespace

Shot shotOf(PosedMesh& posed, const DocumentState& state, const ViewSettings& view,
            const OrbitCamera& camera) {
    Scene scene;
    scene.sourceFile = state.scene->sourceFile;
    scene.metersPerUnit = state.scene->metersPerUnit;
    scene.materials = state.scene->materials;
    scene.textures = state.scene->textures;
    scene.skeleton = posedSkeleton(posed, state.scene->skeleton);
    for (std::size_t part = 0; part < state.scene->parts.size(); ++part) {
        if (isReachable(state, part)) { // a picture has no faint surfaces
            scene.parts.push_back(posedPart(posed, *state.scene, part, state.hiddenFaces.get()));
        }
    }
    return {std::make_shared<const Scene>(std::move(scene)), camera, lookOf(state, view)};
}

picture::View pictureView(const OrbitCamera& camera, const Aabb& box, int width, int height) {
    const Eigen::Matrix4d clip = camera.clipFromView();
    picture::View view;
    view.right = camera.right();
    view.up = camera.up();
    view.toward = camera.toward();
    view.eye = camera.eye();
    view.scale = 0.5 * std::min(width * clip(0, 0), height * clip(1, 1));
    view.centerX = 0.5 * width;
    view.centerY = 0.5 * height;
    if (camera.projection() == Projection::Orthographic) {
        const double away = kLongLens * box.diagonal() + (camera.target() - box.center()).norm();
        view.eye = camera.target() + away * view.toward;
        view.scale *= away;
    }
    return view;
}

picture::View carriedAround(picture::View view, const Vec3& center, double angle) {
    const Mat3 turn = Eigen::AngleAxisd(angle, Vec3::UnitY()).toRotationMatrix();
    view.right = turn * view.right;
    view.up = turn * view.up;
    view.toward = turn * view.toward;
    view.eye = center + turn * (view.eye - center);
    return view;
}

} // namespace sinew
