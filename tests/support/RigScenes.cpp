#include "tests/support/RigScenes.h"

#include "tests/support/Shapes.h"

#include <QByteArray>

#include <cmath>

namespace sinew::test {
namespace {

constexpr double kDegrees = 3.14159265358979323846 / 180.0;

Transform placed(const Vec3& position, double degrees, const Vec3& axis) {
    Transform result = Transform::Identity();
    result.translate(position).rotate(Eigen::AngleAxisd(degrees * kDegrees, axis.normalized()));
    return result;
}

void addJoint(Skeleton& skeleton, const std::string& name, std::int32_t parent,
              const Transform& modelFromJoint) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.modelFromJointBind = modelFromJoint;
    skeleton.joints.push_back(joint);
    skeleton.joints.back().parentFromJointRest = skeleton.parentFromJointBind(skeleton.size() - 1);
}

Skeleton richSkeleton() {
    Skeleton skeleton;
    addJoint(skeleton, "Hüfte", kNone, placed({0, 10, 0}, 20, {0, 0, 1}));
    addJoint(skeleton, "Bein", 0, placed({30, 20, 5}, -70, {1, 2, 3}));
    addJoint(skeleton, "Bein", 0, placed({-30, 20, 5}, 130, {0, 1, 1}));
    addJoint(skeleton, "膝.001", 1, placed({60, 35, 0}, 45, {1, 0, 0}));
    addJoint(skeleton, "Spitze", 3, placed({90, 40, 0}, 0, {1, 0, 0}));
    return skeleton;
}

/// A box along x, every side cut into quads, a hexagon over it and a loose vertex.
Mesh richMesh() {
    Mesh mesh = box({-100, 0, -20}, {-40, 40, 20});
    for (int i = 0; i < 4; ++i) {
        mesh = joined(mesh, box({-40.0 + 35 * i, 0, -20}, {-5.0 + 35 * i, 40, 20}));
    }
    mesh.name = "Körper";
    const auto first = static_cast<std::uint32_t>(mesh.vertexCount());
    std::vector<std::uint32_t> hexagon;
    for (std::uint32_t i = 0; i < 6; ++i) {
        const double angle = -60.0 * i * kDegrees;
        mesh.vertices.emplace_back(25.0 * std::cos(angle), 55.0, 25.0 * std::sin(angle));
        hexagon.push_back(first + i);
    }
    mesh.addPolygon(hexagon);
    mesh.vertices.emplace_back(0.0, 80.0, 0.0);
    return mesh;
}

void addAttributes(Mesh& mesh) {
    mesh.uvSets = {{"UVMap", {}}, {"Detail", {}}};
    mesh.colorSets = {{"Col", {}}};
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        const Vec3 a = mesh.vertices[polygon[1]] - mesh.vertices[polygon[0]];
        const Vec3 b = mesh.vertices[polygon[2]] - mesh.vertices[polygon[0]];
        for (const std::uint32_t vertex : polygon) {
            const Vec3 p = mesh.vertices[vertex] / 200.0;
            mesh.normals.emplace_back(a.cross(b).normalized().cast<float>());
            mesh.uvSets[0].values.emplace_back(Vec3(p).head<2>().cast<float>());
            mesh.uvSets[1].values.emplace_back(static_cast<float>(p.z()), static_cast<float>(f));
            mesh.colorSets[0].values.emplace_back(static_cast<float>(f % 2), 0.25F, 1.0F, 1.0F);
        }
        mesh.materials.push_back(f % 3 == 0 ? 1 : 0);
    }
    mesh.morphTargets = {{"lächeln", {0, 3, 5}, {{0, 5, 0}, {1, 2, 3}, {0, 0, -7}}}, {"leer", {}, {}}};
}

/// Weights that run smoothly along x over the joints that carry any, up to four of them a vertex.
SkinWeights richWeights(const Mesh& mesh, const Skeleton& skeleton) {
    SkinWeightsBuilder builder;
    for (const Vec3& point : mesh.vertices) {
        std::vector<Influence> influences;
        for (std::int32_t j = 0; j < 4; ++j) {
            const double distance = (point - skeleton.position(static_cast<std::size_t>(j))).norm();
            influences.push_back({j, static_cast<float>(std::pow(10.0 + distance, -3.0))});
        }
        builder.add(influences);
    }
    return builder.finish();
}

Clip richClip(const Skeleton& skeleton) {
    Clip clip{"Dreh dich", 2.0, {}};
    JointTrack knee;
    knee.joint = 3;
    const Transform rest = skeleton.parentFromJointBind(3);
    for (int i = 0; i <= 8; ++i) {
        const Quat turn(Eigen::AngleAxisd(i * 80.0 * kDegrees, Vec3(1, 1, 0).normalized()));
        knee.rotations.push_back({i * 0.25, Quat(rest.linear()) * turn});
        knee.translations.push_back({i * 0.25, rest.translation() + Vec3(0, i, 0)});
    }
    clip.tracks.push_back(knee);
    return clip;
}

} // namespace

std::vector<std::byte> tinyPng() {
    const QByteArray bytes = QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAG0lEQVR42mM4YSP3X+6EzX8GG7kT/+/cufMfAE1WCfdwNGXwAAAA"
        "AElFTkSuQmCC");
    const auto* data = reinterpret_cast<const std::byte*>(bytes.constData());
    return {data, data + bytes.size()};
}

Scene richScene() {
    Scene scene;
    scene.metersPerUnit = 0.01;
    scene.skeleton = richSkeleton();
    Mesh mesh = richMesh();
    addAttributes(mesh);
    const auto weights = std::make_shared<const SkinWeights>(richWeights(mesh, scene.skeleton));
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), weights, kNone});
    Mesh prop = box({-10, 100, -10}, {10, 120, 10});
    prop.name = "Kiste";
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(prop)), nullptr, kNone});

    Material skin;
    skin.name = "Haut";
    skin.baseColor = {0.8F, 0.5F, 0.25F, 1.0F};
    skin.roughness = 0.3F;
    skin.baseColorTexture = 0;
    Material glass;
    glass.name = "Glas";
    glass.baseColor = {0.1F, 0.2F, 0.9F, 0.5F};
    glass.alphaMode = AlphaMode::Blend;
    glass.metallic = 1.0F;
    glass.emissive = {0.5F, 0.0F, 0.0F};
    glass.doubleSided = true;
    scene.materials = {skin, glass};
    scene.textures = {{"Haut", "", std::make_shared<const std::vector<std::byte>>(tinyPng()), "png"}};
    scene.clips = {richClip(scene.skeleton)};
    return scene;
}

Scene richSceneWithTwoRoots() {
    Scene scene = richScene();
    addJoint(scene.skeleton, "Waffe", kNone, placed({0, 120, 0}, 30, {0, 1, 0}));
    return scene;
}

} // namespace sinew::test
