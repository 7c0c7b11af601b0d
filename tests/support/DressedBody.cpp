#include "tests/support/DressedBody.h"

#include "tests/support/Cloth.h"
#include "tests/support/Shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

namespace sinew::test {
namespace {

constexpr int kRows = 4; ///< joints of a chain
constexpr double kSkirtTop = 0.98;
constexpr double kSkirtHem = 0.48;
constexpr double kHairTop = 1.72;
constexpr double kHairEnd = 1.22;
constexpr double kHairTurn = 2.0; ///< radians that the sheet goes around the head

/// A bone of the body and the capsule about it; `end` of the last ones in a limb is only the capsule's.
struct BodyBone {
    std::string name;
    std::string parent;
    Vec3 start;
    Vec3 end;
    double radius;
};

std::vector<BodyBone> bodyBones() {
    std::vector<BodyBone> bones{{"hips", "", {0, 0.95, 0}, {0, 1.05, 0}, 0.13},
                                {"spine", "hips", {0, 1.05, 0}, {0, 1.2, 0}, 0.12},
                                {"chest", "spine", {0, 1.2, 0}, {0, 1.36, 0}, 0.13},
                                {"neck", "chest", {0, 1.44, 0}, {0, 1.56, 0}, 0.05},
                                {"head", "neck", {0, 1.58, 0}, {0, 1.7, 0}, 0.1}};
    for (const std::string side : {"left", "right"}) {
        const double x = side == "left" ? 1.0 : -1.0;
        bones.push_back({side + "UpperLeg", "hips", {0.09 * x, 0.9, 0}, {0.1 * x, 0.5, 0}, 0.075});
        bones.push_back({side + "LowerLeg", side + "UpperLeg", {0.1 * x, 0.5, 0}, {0.1 * x, 0.1, 0}, 0.05});
        bones.push_back({side + "Foot", side + "LowerLeg", {0.1 * x, 0.06, 0}, {0.1 * x, 0.05, 0.15}, 0.05});
        bones.push_back({side + "UpperArm", "chest", {0.17 * x, 1.38, 0}, {0.36 * x, 1.19, 0}, 0.045});
        bones.push_back(
            {side + "LowerArm", side + "UpperArm", {0.36 * x, 1.19, 0}, {0.53 * x, 1.02, 0}, 0.04});
        bones.push_back({side + "Hand", side + "LowerArm", {0.53 * x, 1.02, 0}, {0.6 * x, 0.95, 0}, 0.035});
    }
    return bones;
}

/// The sheet of Cloth.h about the head.
Mesh hairSheet() {
    Transform place = Transform::Identity();
    place.translate(Vec3(0.0, kHairTop - 1.4 * (kHairTop - kHairEnd), 0.0));
    place.scale(Vec3(0.5, kHairTop - kHairEnd, 0.5));
    return transformed(capeSheet(kHairTurn, 0.0), place);
}

/// How far a skirt hangs from the middle, at a fraction of its way down.
double skirtRadius(double down) {
    return 0.16 + 0.08 * down;
}

/// The cone of Cloth.h, narrower: legs that walk reach through it.
Mesh skirtCone() {
    Mesh mesh = openCone({});
    for (Vec3& vertex : mesh.vertices) {
        const double narrow = skirtRadius(2.0 * (1.0 - vertex.y())) / std::hypot(vertex.x(), vertex.z());
        vertex = Vec3(narrow * vertex.x(), vertex.y() + kSkirtTop - 1.0, narrow * vertex.z());
    }
    return mesh;
}

void addPart(Scene& scene, const std::string& name, Mesh mesh,
             std::shared_ptr<const SkinWeights> weights = nullptr) {
    mesh.name = name;
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), std::move(weights), kNone});
}

/// Where a vertex of cloth lies among chains: beside which two columns, and below which joint.
struct ClothPlace {
    std::size_t column = 0;
    std::size_t next = 0;
    double fraction = 0.0; ///< from the one to the other
    int row = 0;
};

ClothPlace skirtPlace(const Vec3& vertex) {
    const double turn = std::atan2(vertex.x(), vertex.z()) / (2.0 * std::numbers::pi);
    const double column = (turn < 0.0 ? turn + 1.0 : turn) * kSkirtChains;
    const double row = (kSkirtTop - vertex.y()) / (kSkirtTop - kSkirtHem) * (kRows - 1);
    const auto first = static_cast<std::size_t>(column) % kSkirtChains;
    return {first, (first + 1) % kSkirtChains, column - std::floor(column),
            std::clamp(static_cast<int>(row), 0, kRows - 2)};
}

ClothPlace hairPlace(const Vec3& vertex) {
    const double turn = std::atan2(vertex.x(), -vertex.z()) / kHairTurn + 0.5;
    const double column = std::clamp(turn, 0.0, 1.0) * (kHairChains - 1);
    const double row = (kHairTop - vertex.y()) / (kHairTop - kHairEnd) * (kRows - 1);
    const auto first = std::min(static_cast<std::size_t>(column), kHairChains - 2);
    return {first, first + 1, column - static_cast<double>(first),
            std::clamp(static_cast<int>(row), 0, kRows - 2)};
}

Vec3 skirtJoint(std::size_t column, int row) {
    const double turn = 2.0 * std::numbers::pi * static_cast<double>(column) / kSkirtChains;
    const double down = static_cast<double>(row) / (kRows - 1);
    const double radius = skirtRadius(down);
    return {radius * std::sin(turn), kSkirtTop - down * (kSkirtTop - kSkirtHem), radius * std::cos(turn)};
}

Vec3 hairJoint(std::size_t column, int row) {
    const double turn = kHairTurn * (static_cast<double>(column) / (kHairChains - 1) - 0.5);
    const double down = (kHairTop - kHairEnd) * row / (kRows - 1);
    return {0.15 * std::sin(turn), kHairTop - down, -0.15 * std::cos(turn)};
}

std::string chainJointName(char set, std::size_t column, int row) {
    return std::string(1, set) + "_" + std::to_string(column + 1) + "_" + std::to_string(row + 1);
}

void addChains(Skeleton& skeleton, char set, std::size_t columns, const char* parent,
               Vec3 (*place)(std::size_t, int)) {
    for (std::size_t column = 0; column < columns; ++column) {
        std::int32_t above = skeleton.find(parent);
        for (int row = 0; row < kRows; ++row) {
            above = addJoint(skeleton, chainJointName(set, column, row), above, place(column, row));
        }
    }
}

std::shared_ptr<const SkinWeights> clothWeights(const Mesh& mesh, const Skeleton& skeleton, char set,
                                                ClothPlace (*place)(const Vec3&)) {
    SkinWeightsBuilder weights;
    for (const Vec3& vertex : mesh.vertices) {
        const ClothPlace at = place(vertex);
        weights.add(std::array{
            Influence{skeleton.find(chainJointName(set, at.column, at.row)),
                      static_cast<float>(1.0 - at.fraction)},
            Influence{skeleton.find(chainJointName(set, at.next, at.row)), static_cast<float>(at.fraction)}});
    }
    return std::make_shared<const SkinWeights>(weights.finish());
}

Mesh bodyMesh(SkinWeightsBuilder* weights, const Skeleton& skeleton) {
    Mesh body;
    for (const BodyBone& bone : bodyBones()) {
        const std::size_t before = body.vertexCount();
        body = joined(std::move(body), capsule(bone.start, bone.end, bone.radius, 16, 8));
        for (std::size_t v = before; weights != nullptr && v < body.vertexCount(); ++v) {
            weights->add(std::array{Influence{skeleton.find(bone.name), 1.0F}});
        }
    }
    return body;
}

} // namespace

Scene dressedBody() {
    Scene scene;
    scene.sourceFile = "dressed.obj";
    addPart(scene, "Body", bodyMesh(nullptr, {}));
    addPart(scene, "Skirt", skirtCone());
    addPart(scene, "Hair", hairSheet());
    return scene;
}

Scene riggedDressedBody() {
    Scene scene;
    scene.sourceFile = "dressed.glb";
    Skeleton& skeleton = scene.skeleton;
    for (const BodyBone& bone : bodyBones()) {
        addJoint(skeleton, bone.name, bone.parent.empty() ? kNone : skeleton.find(bone.parent), bone.start);
    }
    addChains(skeleton, 'k', kSkirtChains, "hips", skirtJoint);
    addChains(skeleton, 's', kHairChains, "head", hairJoint);
    SkinWeightsBuilder weights;
    Mesh body = bodyMesh(&weights, skeleton);
    addPart(scene, "Body", std::move(body), std::make_shared<const SkinWeights>(weights.finish()));
    Mesh skirt = skirtCone();
    auto skirtWeights = clothWeights(skirt, skeleton, 'k', skirtPlace);
    addPart(scene, "Skirt", std::move(skirt), std::move(skirtWeights));
    Mesh hair = hairSheet();
    auto hairWeights = clothWeights(hair, skeleton, 's', hairPlace);
    addPart(scene, "Hair", std::move(hair), std::move(hairWeights));
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        skeleton.joints[j].parentFromJointRest = skeleton.parentFromJointBind(j);
    }
    identifyJoints(skeleton);
    return scene;
}

} // namespace sinew::test
