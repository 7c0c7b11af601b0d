#include "tests/app/ConversionScenes.h"

#include "core/io/ExportScene.h"
#include "core/io/fbx/FbxNode.h"
#include "tests/io/GltfFiles.h"
#include "tests/io/PictureFiles.h"
#include "tests/support/RigScenes.h"

#include <fstream>
#include <sstream>

namespace sinew::test {
namespace {

using Json = nlohmann::json;

Json materials() {
    const Json moved = {{"KHR_texture_transform", {{"offset", {0.125, 0.0}}, {"scale", {2.0, 1.0}}}}};
    const auto texture = [](int index) { return Json{{"index", index}}; };
    const auto movedTexture = [&](int index) { return Json{{"index", index}, {"extensions", moved}}; };
    Json skin = {{"name", "skin"},
                 {"normalTexture", texture(1)},
                 {"emissiveTexture", texture(3)},
                 {"occlusionTexture", texture(4)}};
    skin["pbrMetallicRoughness"] = {{"baseColorFactor", {0.75, 0.5, 0.25, 1.0}},
                                    {"baseColorTexture", texture(0)},
                                    {"metallicRoughnessTexture", texture(2)}};
    skin["emissiveFactor"] = {1.0, 1.0, 1.0};
    skin["extensions"] = {{"KHR_materials_clearcoat", {{"clearcoatFactor", 0.5}}}};
    Json hair = {{"name", "hair"}, {"alphaMode", "MASK"}, {"alphaCutoff", 0.25}};
    hair["pbrMetallicRoughness"] = {{"baseColorTexture", texture(5)}};
    Json glass = {{"name", "glass"}, {"alphaMode", "BLEND"}, {"doubleSided", true}};
    glass["pbrMetallicRoughness"] = {{"baseColorFactor", {1.0, 1.0, 1.0, 0.5}}};
    Json cloth = {{"name", "cloth"}, {"pbrMetallicRoughness", {{"baseColorTexture", texture(6)}}}};
    Json stone = {{"name", "stone"}, {"pbrMetallicRoughness", {{"baseColorTexture", texture(7)}}}};
    Json leather = {{"name", "leather"}, {"pbrMetallicRoughness", {{"baseColorTexture", movedTexture(8)}}}};
    return {skin, hair, glass, cloth, stone, leather};
}

void addPictures(GltfBuilder& file) {
    for (const char* mark : {"BASE", "NORMAL", "METALROUGH", "EMISSIVE", "OCCLUSION"}) {
        file.json["images"].push_back({{"uri", dataUri("image/png", markedPng(mark))}});
    }
    file.json["images"].push_back({{"uri", dataUri("image/png", alphaPng("HAIR"))}});
    file.json["images"].push_back({{"uri", dataUri("image/webp", tinyWebP())}});
    file.json["images"].push_back({{"uri", dataUri("image/ktx2", tinyKtx2())}});
    file.json["images"].push_back({{"uri", dataUri("image/png", markedPng("LEATHER"))}});
    for (int i = 0; i < 9; ++i) {
        Json texture = {{"source", i}};
        if (i == 6 || i == 7) {
            texture = {
                {"extensions", {{i == 6 ? "EXT_texture_webp" : "KHR_texture_basisu", {{"source", i}}}}}};
        }
        file.json["textures"].push_back(texture);
    }
    file.json["samplers"] = {{{"wrapS", 33071}, {"magFilter", 9728}}};
    file.json["textures"][0]["sampler"] = 0;
}

void addMesh(GltfBuilder& file) {
    Json attributes = {{"POSITION", file.points({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}})}};
    attributes["NORMAL"] = file.points({{0, 0, 1}, {0, 0, 1}, {0, 0, 1}});
    attributes["TANGENT"] = file.floats("VEC4", 4, {1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1});
    attributes["TEXCOORD_0"] = file.floats("VEC2", 2, {0, 0, 0.25F, 0, 0, 1});
    attributes["TEXCOORD_1"] = file.floats("VEC2", 2, {0, 0, 0.5F, 0, 0, 0.5F});
    attributes["COLOR_0"] = file.floats("VEC4", 4, {1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1});
    attributes["JOINTS_0"] = file.shorts("VEC4", 4, {0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0});
    attributes["WEIGHTS_0"] =
        file.floats("VEC4", 4, {0.5F, 0.5F, 0, 0, 0.25F, 0.75F, 0, 0, 0.75F, 0.25F, 0, 0});
    attributes["_WIND"] = file.floats("SCALAR", 1, {0, 1, 0.5F});
    const Json target = {{"POSITION", file.points({{0, 0, 0}, {0, 0, 1}, {0, 0, 0}})},
                         {"NORMAL", file.points({{0, 0, 0}, {1, 0, 0}, {0, 0, 0}})}};
    Json primitives = Json::array();
    for (int material = 0; material < 6; ++material) {
        primitives.push_back(
            {{"attributes", attributes}, {"material", material}, {"targets", Json::array({target})}});
    }
    file.json["meshes"] = {{{"name", "body"}, {"primitives", primitives}, {"weights", {0.0}}}};
    file.json["meshes"][0]["extras"] = {{"targetNames", {"smile"}}};
    file.json["skins"] = {
        {{"joints", {0, 1}},
         {"inverseBindMatrices",
          file.matrices({Transform::Identity(), Transform(Eigen::Translation3d(0, -1, 0))})}}};
}

void addAnimation(GltfBuilder& file) {
    const std::size_t times = file.floats("SCALAR", 1, {0, 1});
    const std::size_t turns = file.floats("VEC4", 4, {0, 0, 0, 1, 0, 0, 1, 0});
    const std::size_t smiles = file.floats("SCALAR", 1, {0, 1});
    file.json["animations"] = {
        {{"name", "nod"},
         {"samplers", {{{"input", times}, {"output", turns}}, {{"input", times}, {"output", smiles}}}},
         {"channels",
          {{{"sampler", 0}, {"target", {{"node", 1}, {"path", "rotation"}}}},
           {{"sampler", 1}, {"target", {{"node", 2}, {"path", "weights"}}}}}}}};
}

std::string bytesOf(const std::string& file) {
    std::ostringstream bytes;
    bytes << std::ifstream(file, std::ios::binary).rdbuf();
    return bytes.str();
}

FbxNode fbxObject(const std::string& kind, std::int64_t id, const std::string& name,
                  const std::string& subtype) {
    return {kind, {id, name + std::string("\0\1", 2) + kind, subtype}, {{"Properties70", {}, {}}}};
}

void link(FbxNode& links, std::int64_t source, std::int64_t target, const std::string& property) {
    links.children.push_back({"C", {std::string("OP"), source, target, property}, {}});
}

/// Adds to a file of ours what we do not write.
void addToFbx(FbxNode& root) {
    FbxNode* objects = nullptr;
    FbxNode* links = nullptr;
    for (FbxNode& node : root.children) {
        objects = node.name == "Objects" ? &node : objects;
        links = node.name == "Connections" ? &node : links;
    }
    std::int64_t material = 0;
    for (FbxNode& object : objects->children) {
        if (object.name == "Geometry" && std::get<std::string>(object.properties[2]) == "Mesh") {
            object.children.push_back({"LayerElementTangent", {std::int32_t{0}}, {}});
        }
        if (object.name == "Material" && material == 0) {
            material = std::get<std::int64_t>(object.properties[0]);
            for (FbxNode& child : object.children) {
                if (child.name == "Properties70") {
                    child.children.push_back({"P",
                                              {std::string("Owner"), std::string("KString"), std::string(),
                                               std::string("U"), std::string("me")},
                                              {}});
                }
            }
        }
    }
    objects->children.push_back(fbxObject("NodeAttribute", 1, "view", "Camera"));
    objects->children.push_back(fbxObject("NodeAttribute", 2, "sun", "Light"));
    FbxNode gloss = fbxObject("Texture", 3, "gloss", "");
    gloss.children.push_back({"RelativeFilename", {std::string("gloss.png")}, {}});
    objects->children.push_back(gloss);
    link(*links, 3, material, "ShininessExponent");
}

Texture picture(const std::string& mark, bool alpha) {
    const std::string png = alpha ? alphaPng(mark) : markedPng(mark);
    const auto* bytes = reinterpret_cast<const std::byte*>(png.data());
    return {mark, "", std::make_shared<const std::vector<std::byte>>(bytes, bytes + png.size()), "png"};
}

} // namespace

std::string everythingGltf() {
    GltfBuilder file;
    file.json["asset"]["copyright"] = "somebody";
    file.json["extensionsUsed"] = {"KHR_texture_transform", "EXT_texture_webp", "KHR_texture_basisu",
                                   "KHR_lights_punctual", "KHR_materials_clearcoat"};
    file.json["scenes"] = {{{"nodes", {0, 2, 3, 4}}}};
    file.json["nodes"] = {{{"name", "hips"}, {"children", {1}}},
                          {{"name", "spine"}, {"translation", {0, 1, 0}}},
                          {{"name", "body"}, {"mesh", 0}, {"skin", 0}, {"extras", {{"owner", "me"}}}},
                          {{"name", "view"}, {"camera", 0}},
                          {{"name", "sun"}, {"extensions", {{"KHR_lights_punctual", {{"light", 0}}}}}}};
    file.json["cameras"] = {{{"type", "perspective"}, {"perspective", {{"yfov", 1.0}, {"znear", 0.1}}}}};
    file.json["extensions"] = {{"KHR_lights_punctual", {{"lights", {{{"type", "directional"}}}}}}};
    file.json["materials"] = materials();
    addPictures(file);
    addMesh(file);
    addAnimation(file);
    return file.text();
}

std::string everythingFbx(const std::string& folder) {
    Scene scene = richScene();
    scene.textures = {picture("BASE", false), picture("NORMAL", false), picture("EMISSIVE", false),
                      picture("HAIR", true), picture("OPACITY", false)};
    Material& skin = scene.materials[0];
    skin.name = "skin";
    skin.baseColor = {0.75F, 0.5F, 0.25F, 1.0F};
    skin.emissive = {1.0F, 1.0F, 1.0F};
    skin.baseColorTexture = 0;
    skin.normalTexture = 1;
    skin.emissiveTexture = 2;
    skin.opacityTexture = 4;
    scene.materials[1].name = "glass";
    scene.materials[1].baseColor.w() = 0.5F;
    Material hair;
    hair.name = "hair";
    hair.alphaMode = AlphaMode::Mask;
    hair.alphaCutoff = 0.25F;
    hair.baseColorTexture = 3;
    scene.materials.push_back(hair);
    Mesh mesh = *scene.parts[0].mesh;
    mesh.materials.back() = 2;
    scene.parts[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
    Progress progress;
    const std::string file = folder + "/everything.fbx";
    if (!exportScene(scene, file, {}, progress)) {
        return {};
    }
    Expected<FbxNode> root = readFbxNodes(bytesOf(file), file);
    if (!root) {
        return {};
    }
    addToFbx(*root);
    return writeFbxNodes(*root);
}

} // namespace sinew::test
