#include "tests/support/HumanScene.h"

#include "tests/support/Shapes.h"

#include <cmath>
#include <numbers>
#include <span>

namespace sinew::test {
namespace {

constexpr double kToRadians = std::numbers::pi / 180.0;
constexpr double kShoulder = 15.0; ///< from the middle to the joint of an upper arm

void addHuman(Skeleton& skeleton, const std::string& name, const std::string& parent, const Vec3& position) {
    Joint joint;
    joint.name = "mixamorig:" + name;
    joint.parent = parent.empty() ? kNone : skeleton.find("mixamorig:" + parent);
    joint.modelFromJointBind = Transform(Eigen::Translation3d(position));
    skeleton.joints.push_back(joint);
    skeleton.joints.back().parentFromJointRest = skeleton.parentFromJointBind(skeleton.size() - 1);
}

void addArm(Skeleton& skeleton, const std::string& side, double x, double degrees) {
    const Vec3 along(x * std::cos(degrees * kToRadians), -std::sin(degrees * kToRadians), 0.0);
    const Vec3 top(x * kShoulder, 145, 0);
    addHuman(skeleton, side + "Shoulder", "Spine2", {x * 5, 145, 0});
    addHuman(skeleton, side + "Arm", side + "Shoulder", top);
    addHuman(skeleton, side + "ForeArm", side + "Arm", top + 27.0 * along);
    addHuman(skeleton, side + "Hand", side + "ForeArm", top + 52.0 * along);
    addHuman(skeleton, side + "HandIndex1", side + "Hand", top + 61.0 * along);
    addHuman(skeleton, side + "HandIndex2", side + "HandIndex1", top + 64.0 * along);
}

void addLeg(Skeleton& skeleton, const std::string& side, double x) {
    addHuman(skeleton, side + "UpLeg", "Hips", {x * 9, 95, 0});
    addHuman(skeleton, side + "Leg", side + "UpLeg", {x * 9, 50, 0});
    addHuman(skeleton, side + "Foot", side + "Leg", {x * 9, 8, 0});
    addHuman(skeleton, side + "ToeBase", side + "Foot", {x * 9, 2, 12});
}

Skeleton humanSkeleton(double degrees) {
    Skeleton skeleton;
    addHuman(skeleton, "Hips", "", {0, 100, 0});
    addHuman(skeleton, "Spine", "Hips", {0, 110, 0});
    addHuman(skeleton, "Spine1", "Spine", {0, 122, 0});
    addHuman(skeleton, "Spine2", "Spine1", {0, 134, 0});
    addHuman(skeleton, "Neck", "Spine2", {0, 150, 0});
    addHuman(skeleton, "Head", "Neck", {0, 160, 0});
    for (const std::string side : {"Left", "Right"}) {
        const double x = side == "Left" ? 1.0 : -1.0;
        addLeg(skeleton, side, x);
        addArm(skeleton, side, x, degrees);
    }
    return skeleton;
}

/// A box about every joint.
Scene boxesOn(const Skeleton& skeleton) {
    Scene scene;
    scene.metersPerUnit = 0.01;
    scene.skeleton = skeleton;
    Mesh mesh;
    SkinWeightsBuilder weights;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Vec3 position = skeleton.position(j);
        const std::size_t before = mesh.vertexCount();
        mesh = joined(mesh, box(position - Vec3::Constant(2), position + Vec3::Constant(2)));
        const Influence whole{static_cast<std::int32_t>(j), 1.0F};
        for (std::size_t v = before; v < mesh.vertexCount(); ++v) {
            weights.add(std::span(&whole, 1));
        }
    }
    mesh.name = "Body";
    scene.parts = {{std::make_shared<const Mesh>(std::move(mesh)),
                    std::make_shared<const SkinWeights>(weights.finish()), kNone}};
    return scene;
}

} // namespace

Scene humanScene() {
    return boxesOn(humanSkeleton(0.0));
}

Scene humanWithArms(double degrees) {
    return boxesOn(humanSkeleton(degrees));
}

Scene humanTurned(double degrees) {
    const Transform turn(Eigen::AngleAxisd(degrees * kToRadians, Vec3::UnitY()));
    return boxesOn(transformed(humanSkeleton(0.0), turn));
}

void renameJoint(Scene& scene, const std::string& from, const std::string& to) {
    const std::int32_t joint = scene.skeleton.find(from);
    if (joint != kNone) {
        scene.skeleton.joints[static_cast<std::size_t>(joint)].name = to;
    }
}

} // namespace sinew::test
