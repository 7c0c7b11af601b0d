#include "tests/support/FaceScene.h"

#include "core/scene/Shapes.h"
#include "tests/support/Shapes.h"

#include <memory>

namespace sinew::test {
namespace {

constexpr double kReach = 0.05;
constexpr double kJawTop = 1.55;

bool says(const std::string& name, const char* word) {
    return name.find(word) != std::string::npos;
}

} // namespace

Scene faceScene() {
    Skeleton skeleton;
    const std::int32_t hips = addJoint(skeleton, "Hips", kNone, Vec3(0.0, 0.9, 0.0));
    const std::int32_t spine = addJoint(skeleton, "Spine", hips, Vec3(0.0, 1.1, 0.0));
    const std::int32_t head = addJoint(skeleton, "Head", spine, Vec3(0.0, 1.5, 0.0));
    const std::int32_t jaw = addJoint(skeleton, "Jaw", head, Vec3(0.0, 1.58, 0.0));
    addJoint(skeleton, "LeftEye", head, Vec3(0.04, 1.63, 0.05));
    addJoint(skeleton, "RightEye", head, Vec3(-0.04, 1.63, 0.05));
    Scene result = scene(sphere(Vec3(0.0, 1.6, 0.0), 0.1, 24), std::move(skeleton));
    const Mesh& mesh = *result.parts[0].mesh;
    SkinWeightsBuilder weights;
    for (const Vec3& vertex : mesh.vertices) {
        const bool moved = vertex.y() < kJawTop && vertex.z() > 0.0;
        weights.add(std::array{Influence{moved ? jaw : head, 1.0F}});
    }
    result.parts[0].weights = std::make_shared<const SkinWeights>(weights.finish());
    return result;
}

void addFaceShape(Scene& scene, const std::string& name, const Vec3& place, const Vec3& offset) {
    auto mesh = std::make_shared<Mesh>(*scene.parts[0].mesh);
    std::vector<Vec3> offsets;
    for (const Vec3& vertex : mesh->vertices) {
        const double near = std::max(0.0, 1.0 - (vertex - place).norm() / kReach);
        offsets.emplace_back(near * offset);
    }
    mesh->morphTargets.push_back(morphTargetOf(name, offsets, 0.0));
    scene.parts[0].mesh = std::move(mesh);
}

const std::vector<std::string>& arkitNames() {
    static const std::vector<std::string> names{
        "browDownLeft",      "browDownRight",      "browInnerUp",         "browOuterUpLeft",
        "browOuterUpRight",  "cheekPuff",          "cheekSquintLeft",     "cheekSquintRight",
        "eyeBlinkLeft",      "eyeBlinkRight",      "eyeLookDownLeft",     "eyeLookDownRight",
        "eyeLookInLeft",     "eyeLookInRight",     "eyeLookOutLeft",      "eyeLookOutRight",
        "eyeLookUpLeft",     "eyeLookUpRight",     "eyeSquintLeft",       "eyeSquintRight",
        "eyeWideLeft",       "eyeWideRight",       "jawForward",          "jawLeft",
        "jawOpen",           "jawRight",           "mouthClose",          "mouthDimpleLeft",
        "mouthDimpleRight",  "mouthFrownLeft",     "mouthFrownRight",     "mouthFunnel",
        "mouthLeft",         "mouthLowerDownLeft", "mouthLowerDownRight", "mouthPressLeft",
        "mouthPressRight",   "mouthPucker",        "mouthRight",          "mouthRollLower",
        "mouthRollUpper",    "mouthShrugLower",    "mouthShrugUpper",     "mouthSmileLeft",
        "mouthSmileRight",   "mouthStretchLeft",   "mouthStretchRight",   "mouthUpperUpLeft",
        "mouthUpperUpRight", "noseSneerLeft",      "noseSneerRight",      "tongueOut"};
    return names;
}

Scene arkitScene() {
    const FacePlaces at;
    Scene result = faceScene();
    for (const std::string& name : arkitNames()) {
        const bool left = says(name, "Left");
        const bool eye = says(name, "eye");
        const Vec3 place = says(name, "brow")    ? at.brow
                           : eye                 ? (left ? at.leftEye : at.rightEye)
                           : says(name, "jaw")   ? at.mouth
                           : left                ? at.leftCorner
                           : says(name, "Right") ? at.rightCorner
                                                 : at.mouth;
        const bool up = says(name, "Up") || says(name, "Wide") || says(name, "Smile");
        addFaceShape(result, name, place, Vec3(0.0, up ? 0.01 : -0.01, 0.0));
    }
    return result;
}

} // namespace sinew::test
