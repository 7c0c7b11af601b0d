#include "tests/io/support/VrmFiles.h"

#include "core/io/ExportScene.h"
#include "core/io/gltf/GltfContainer.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/HumanScene.h"

#include <algorithm>
#include <numbers>

namespace sinew::test {
namespace {

using VrmRoot = nlohmann::ordered_json;

std::string vrmLength(std::size_t number) {
    std::string bytes;
    for (unsigned shift = 0; shift < 32; shift += 8) {
        bytes.push_back(static_cast<char>(number >> shift & 0xffU));
    }
    return bytes;
}

std::size_t vrmNode(const VrmRoot& root, const std::string& name) {
    std::size_t node = 0;
    while (node < root["nodes"].size() && root["nodes"][node].value("name", "") != name) {
        ++node;
    }
    return node;
}

SpringCollider vrmCollider(ColliderShape shape, const std::string& joint, double radius) {
    SpringCollider result;
    result.name = nameOf(kColliderShapeNames, shape);
    result.joint = joint;
    result.shape = shape;
    result.radius = radius;
    result.offset = Vec3(1, 5, 2);
    if (shape == ColliderShape::Capsule || shape == ColliderShape::InsideCapsule) {
        result.tail = Vec3(0, 12, 1);
    }
    if (shape == ColliderShape::Plane) {
        result.normal = Vec3(0, 0, 1);
    }
    return result;
}

Expression vrmFace(const std::string& name, const std::string& shape, double weight) {
    Expression result;
    result.name = name;
    result.shapes = {{shape, weight, 0}};
    return result;
}

} // namespace

Scene livingHuman() {
    Scene scene = humanScene();
    std::int32_t parent = scene.skeleton.find("mixamorig:Head");
    const Vec3 start = scene.skeleton.position(static_cast<std::size_t>(parent)) + Vec3(0, 10, -10);
    for (int i = 0; i < 4; ++i) {
        Joint joint;
        joint.name = "hair" + std::to_string(i + 1);
        joint.parent = parent;
        joint.modelFromJointBind.translation() = start + Vec3(0, -4.0 * i, -6.0 * i);
        joint.modelFromJointBind.rotate(Eigen::AngleAxisd(0.4 * i + 0.3, Vec3(1, 2, 3).normalized()));
        const Skeleton& skeleton = scene.skeleton;
        joint.parentFromJointRest =
            skeleton.joints[static_cast<std::size_t>(parent)].modelFromJointBind.inverse() *
            joint.modelFromJointBind;
        parent = static_cast<std::int32_t>(skeleton.size());
        scene.skeleton.joints.push_back(joint);
    }
    Mesh mesh = *scene.parts[0].mesh;
    for (const char* name : {"smile", "lids", "mouth"}) {
        mesh.morphTargets.push_back({name, {0, 1}, {Vec3(0, 1, 0), Vec3(0.5, 0, 0)}});
    }
    scene.parts[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
    return scene;
}

Avatar fullAvatar() {
    Avatar avatar;
    SpringChain chain{"hair", {}, "mixamorig:Hips", {0, 1}};
    for (int i = 0; i < 4; ++i) {
        chain.joints.push_back(
            {"hair" + std::to_string(i + 1), 1.5 - 0.25 * i, 0.25 + 0.125 * i, 0.5, Vec3(0, -1, 0), 2.0 + i});
    }
    avatar.springs.chains = {chain};
    avatar.springs.colliders = {vrmCollider(ColliderShape::Sphere, "mixamorig:Head", 9),
                                vrmCollider(ColliderShape::Capsule, "mixamorig:Spine", 12),
                                vrmCollider(ColliderShape::Plane, "mixamorig:Hips", 0),
                                vrmCollider(ColliderShape::InsideSphere, "mixamorig:Hips", 90),
                                vrmCollider(ColliderShape::InsideCapsule, "mixamorig:Hips", 80)};
    avatar.springs.groups = {{"head", {0}}, {"body", {1, 2, 3, 4}}};
    avatar.constraints = {{"mixamorig:LeftHand", "mixamorig:LeftForeArm", 0.5, ConstraintKind::Roll, 0},
                          {"mixamorig:RightHand", "mixamorig:Head", 0.75, ConstraintKind::Aim, 2, true},
                          {"mixamorig:RightFoot", "mixamorig:LeftFoot", 0.25, ConstraintKind::Rotation}};
    avatar.expressions = {vrmFace("happy", "smile", 0.75), vrmFace("blink", "lids", 1.0),
                          vrmFace("wink", "lids", 0.5)};
    avatar.expressions[0].mouth = ExpressionOverride::Block;
    avatar.expressions[1].binary = true;
    LookAt look;
    look.kind = LookKind::Expressions;
    look.offset = Vec3(0, 7, 2);
    look.up = {45.0, 0.5};
    avatar.lookAt = look;
    avatar.firstPerson = {FirstPerson::ThirdPersonOnly};
    VrmSettings meta;
    meta.name = "Living";
    meta.version = "3";
    meta.authors = {"Ada", "Bo"};
    meta.copyright = "(c) Ada";
    meta.contact = "ada@example.org";
    meta.references = {"a book", "a film"};
    meta.thirdPartyLicenses = "a font";
    meta.otherLicense = "https://example.org/licence";
    meta.commercial = VrmCommercial::PersonalProfit;
    meta.violence = true;
    avatar.meta = meta;
    return avatar;
}

ExportSettings authoredSettings() {
    ExportSettings settings;
    settings.vrm.authors = {"Ada"};
    return settings;
}

std::string livingVrm(const Avatar& avatar) {
    const ImportFolder folder;
    Scene scene = livingHuman();
    scene.avatar = sharedAvatar(avatar);
    Progress progress;
    const auto written = exportScene(scene, folder.path("living.vrm"), {}, progress);
    return written ? readWholeFile(folder.path("living.vrm")).value_or("") : std::string();
}

/// Everything stands and turns as in VRM 1.0; the two versions differ in what they say of it.
std::string oldVrm() {
    const std::string glb = livingVrm();
    VrmRoot root = jsonOfGlb(glb);
    const VrmRoot meta{{"title", "Old"},
                       {"author", "Ada"},
                       {"version", "1"},
                       {"contactInformation", "here"},
                       {"reference", "a book"},
                       {"allowedUserName", "Everyone"},
                       {"violentUssageName", "Allow"},
                       {"sexualUssageName", "Disallow"},
                       {"commercialUssageName", "Allow"},
                       {"licenseName", "CC_BY"},
                       {"otherLicenseUrl", ""}};
    VrmRoot bones = VrmRoot::array();
    for (const auto& [bone, value] : root["extensions"]["VRMC_vrm"]["humanoid"]["humanBones"].items()) {
        bones.push_back({{"bone", bone}, {"node", value["node"]}});
    }
    const VrmRoot xyz{{"x", 0.01}, {"y", 0.05}, {"z", 0.02}};
    const VrmRoot groups = VrmRoot::array(
        {{{"node", vrmNode(root, "mixamorig:Head")}, {"colliders", {{{"offset", xyz}, {"radius", 0.09}}}}},
         {{"node", vrmNode(root, "mixamorig:Spine")}, {"colliders", {{{"radius", 0.1}}}}}});
    const VrmRoot springs = VrmRoot::array({{{"comment", "hair"},
                                             {"stiffiness", 0.8},
                                             {"gravityPower", 0.25},
                                             {"gravityDir", {{"x", 0}, {"y", -0.6}, {"z", 0.8}}},
                                             {"dragForce", 0.4},
                                             {"center", -1},
                                             {"hitRadius", 0.02},
                                             {"bones", {vrmNode(root, "hair1")}},
                                             {"colliderGroups", {0, 1}},
                                             {"note", "kept"}}});
    const VrmRoot faces = VrmRoot::array({{{"name", "Joy"},
                                           {"presetName", "joy"},
                                           {"binds", {{{"mesh", 0}, {"index", 0}, {"weight", 75}}}},
                                           {"materialValues", VrmRoot::array()}},
                                          {{"name", "Wink"},
                                           {"presetName", "unknown"},
                                           {"isBinary", true},
                                           {"binds", {{{"mesh", 0}, {"index", 1}, {"weight", 100}}}}}});
    const VrmRoot look{{"firstPersonBone", vrmNode(root, "mixamorig:Head")},
                       {"firstPersonBoneOffset", {{"x", 0}, {"y", 0.06}, {"z", 0.02}}},
                       {"meshAnnotations", {{{"mesh", 0}, {"firstPersonFlag", "ThirdPersonOnly"}}}},
                       {"lookAtTypeName", "BlendShape"},
                       {"lookAtHorizontalInner", {{"xRange", 90}, {"yRange", 1}}},
                       {"lookAtVerticalUp", {{"xRange", 45}, {"yRange", 0.5}}}};
    root["extensions"] = {{"VRM",
                           {{"specVersion", "0.0"},
                            {"meta", meta},
                            {"humanoid", {{"humanBones", bones}}},
                            {"firstPerson", look},
                            {"blendShapeMaster", {{"blendShapeGroups", faces}}},
                            {"secondaryAnimation", {{"boneGroups", springs}, {"colliderGroups", groups}}}}}};
    root["extensionsUsed"] = {"VRM"};
    for (VrmRoot& node : root["nodes"]) {
        node.erase("extensions");
    }
    return withJson(glb, root);
}

VrmRoot jsonOfGlb(const std::string& bytes) {
    const auto container = GltfContainer::split(bytes);
    return container ? VrmRoot::parse(container->json, nullptr, false) : VrmRoot();
}

std::string withJson(const std::string& glb, const VrmRoot& json) {
    return withJsonText(glb, json.dump());
}

std::string withJsonText(const std::string& glb, std::string text) {
    const auto container = GltfContainer::split(glb);
    const std::string bin(container->bin.value_or(std::string_view()));
    text.append((4 - text.size() % 4) % 4, ' ');
    return "glTF" + vrmLength(2) + vrmLength(12 + 8 + text.size() + 8 + bin.size()) + vrmLength(text.size()) +
           "JSON" + text + vrmLength(bin.size()) + std::string("BIN\0", 4) + bin;
}

const Notice* ignoredEntries(const Notices& notices, const std::string& why) {
    const auto found = std::ranges::find_if(notices, [&](const Notice& notice) {
        return notice.code == NoticeCode::AvatarEntriesIgnored && notice.arguments.front() == why;
    });
    return found == notices.end() ? nullptr : &*found;
}

QString toldNotices(const Notices& notices) {
    QString text;
    for (const Notice& notice : notices) {
        text += QString::number(static_cast<int>(notice.code));
        for (const std::string& each : notice.arguments) {
            text += ' ' + QString::fromStdString(each);
        }
        text += "; ";
    }
    return text;
}

} // namespace sinew::test
